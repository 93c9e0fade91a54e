import { asTheHouse } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { untilNothing } from '#platform/rounds.ts'
import { remindOfEndings } from './use-cases/remind-of-endings.ts'

/** Once a day, after what goes on by itself was carried on. */
export const dailyEndings = (house: House) => untilNothing(async () => (await remindOfEndings(asTheHouse(house), {})).told)
