import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { Terms } from '../reservations/quote.ts'

/** Who drives besides the renter, in the order in which they were named. */
export const driversOf = (db: Ctx['db'] | Work['tx'], contractId: string) =>
  db
    .selectFrom('carRentalDrivers')
    .select(['id', 'name', 'licenceNumber', 'licenceUntil'])
    .where('contractId', '=', contractId)
    .orderBy('namedAt')
    .execute()
export type Driver = Awaited<ReturnType<typeof driversOf>>[number]

export const hasExtraDriver = ({ addOns }: Terms) => addOns.some(({ effect }) => effect === 'extra-driver')

/** A driver who is paid for stands in the contract by name before anybody signs it. */
export async function mustNameDrivers({ tx }: Work, { contractId, terms }: { contractId: string; terms: Terms }) {
  if (hasExtraDriver(terms) && (await driversOf(tx, contractId)).length === 0)
    throw new Refusal('vehicles.no-driver', 'في الحجز سائق إضافي. سمِّه برخصته، ثم أرسل العقد.')
}

/** Whoever drives besides has a licence for as long as the car stays. */
export async function mustAllDriveUntil({ tx }: Work, { contractId, until }: { contractId: string; until: Date }) {
  const ending = (await driversOf(tx, contractId)).find(({ licenceUntil }) => licenceUntil < dayOf(until))
  if (ending)
    throw fieldFault('until', `تنتهي رخصة السائق ${ending.name} ${dayInWords(ending.licenceUntil)}. اختر موعدًا قبل ذلك.`)
}
