import { asTheHouse } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { remindOfEndings } from './use-cases/remind-of-endings.ts'

/** Enough for two hundred thousand tenants a day; a round that found no end would stop here. */
const mostTurns = 1_000

/** Once a day, after what goes on by itself was carried on. */
export async function dailyEndings(house: House) {
  for (let turn = 0; turn < mostTurns; turn += 1) if ((await remindOfEndings(asTheHouse(house), {})).told === 0) break
}
