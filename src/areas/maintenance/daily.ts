import { asTheHouse } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { keepMaintenance } from './use-cases/keep-maintenance.ts'

/** Said by the house itself, once a day. */
export async function dailyMaintenance(house: House) {
  await keepMaintenance(asTheHouse(house), {})
}
