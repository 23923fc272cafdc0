/** The languages of the tool. Portuguese is Brazilian. */
export const languages = ['en', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

/** The language of a POSIX locale or a language tag (`es_AR.UTF-8`, `pt-BR`); nothing for one we do not speak. */
export function languageOf(locale: string | undefined): Language | undefined {
  const start = locale?.slice(0, 2).toLowerCase()
  return languages.find((language) => language === start && !/^[a-z]/i.test(locale?.[2] ?? ''))
}

/** Flag first, then `FLEETREF_LANG`, the settings file, and the locale variables in their POSIX order; English when none speaks. */
export function chooseLanguage(
  flag: string | undefined,
  setting: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG
  return languageOf(flag) ?? languageOf(env.FLEETREF_LANG) ?? languageOf(setting) ?? languageOf(locale) ?? 'en'
}
