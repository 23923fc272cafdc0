import manifest from '../../package.json' with { type: 'json' }

/** The version of the tool. */
export const version: string = manifest.version
