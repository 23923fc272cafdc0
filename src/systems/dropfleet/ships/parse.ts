import type { Amount, Launch, LaunchKind, Profile, System, Tonnage, Weapon } from '../fleet/profile.js'

/**
 * Reads the catalogue's own shorthand: a block a ship, columns parted by ` | `, rules last.
 *
 *     class | whole name | tonnage points | scan signature thrust hull armour pd | group | rules
 *     - weapon | lock attack damage arc | rules        `2 x` in front: two of them
 *     + load | kind tokens | rules
 *     * system to choose | figure +n | rules           its weapons and loads follow it
 *
 * Signature `4/20` and armour `5+/4+` have the value with shields raised, or the passive save, second.
 */
export const parseShips = (text: string, faction: string): readonly Profile[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => parseShip(block.split('\n'), faction))

function parseShip([head = '', ...lines]: readonly string[], faction: string): Profile {
  const [kind = '', name = '', cost = '', figures = '', group = '', rules] = columns(head)
  const [tonnage, points] = cost.split(' ')
  const [scan, signatures = '', thrust, hull, saves = '', pd] = figures.split(' ')
  const [signature, shielded] = signatures.split('/')
  const [armour, passive] = saves.split('/')
  const [from, to = from] = group.split('-')
  const start = lines.findIndex((line) => line.startsWith('*'))
  const systems = start < 0 ? [] : parseSystems(lines.slice(start))
  return {
    class: kind,
    name,
    faction,
    group: [number(from), number(to)],
    tonnage: tonnage as Tonnage,
    hull: number(hull),
    thrust: number(thrust),
    scan: number(scan),
    signature: number(signature),
    ...(shielded && { shieldedSignature: number(shielded) }),
    armour: number(armour),
    ...(passive && { passive: number(passive) }),
    pd: number(pd),
    points: number(points),
    special: ruleNames(rules),
    ...fitted(start < 0 ? lines : lines.slice(0, start)),
    ...(systems.length && { systems }),
  }
}

/** Weapons and loads of these lines. */
const fitted = (lines: readonly string[]): { weapons: readonly Weapon[]; launch: readonly Launch[] } => ({
  weapons: lines.filter((line) => line.startsWith('- ')).flatMap(parseWeapon),
  launch: lines.filter((line) => line.startsWith('+ ')).map(parseLaunch),
})

function parseWeapon(line: string): readonly Weapon[] {
  const [title = '', figures = '', rules] = columns(line.slice(2))
  const [, count = 1, name = title] = /^(\d) x (.+)$/.exec(title) ?? []
  const [lock = '', attack = '', damage = '', arc = ''] = figures.split(' ')
  const weapon: Weapon = {
    name,
    lock: lock === '*' ? '*' : number(lock),
    attack: amount(attack),
    damage: damage === '*' ? '*' : amount(damage),
    arc,
    special: ruleNames(rules),
  }
  return Array.from({ length: Number(count) }, () => weapon)
}

function parseLaunch(line: string): Launch {
  const [name = '', figures = '', rules] = columns(line.slice(2))
  const [kind, launch] = figures.split(' ')
  return { name, kind: kind as LaunchKind, launch: number(launch), special: ruleNames(rules) }
}

function parseSystems(lines: readonly string[]): readonly System[] {
  const [first, ...rest] = lines
  if (first === undefined) return []
  const end = rest.findIndex((line) => line.startsWith('*'))
  const [name = '', figure = '', rules] = columns(first.slice(2))
  const [what, more] = figure.split(' ')
  const system = { name, ...(what && { [what]: Number(more) }), special: ruleNames(rules), ...fitted(end < 0 ? rest : rest.slice(0, end)) }
  return [system, ...(end < 0 ? [] : parseSystems(rest.slice(end)))]
}

const columns = (line: string): readonly string[] => line.split(' | ')
const number = (text: string | undefined): number => Number.parseInt(text ?? '', 10)
const amount = (text: string): Amount => (/^\d+$/.test(text) ? number(text) : (text as Amount))
const ruleNames = (text = ''): readonly string[] => (text ? text.split(', ') : [])
