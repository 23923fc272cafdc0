import { stringify } from 'yaml'

/** Data as YAML. A module of its own, so that the library is loaded only by those who write. */
export const toYaml = (data: unknown): string => stringify(data)
