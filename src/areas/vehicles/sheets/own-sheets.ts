import { customersNamed } from '#areas/customers/public.ts'
import { earlierSheet, sheetById, sheetsOfStay } from '#areas/handovers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { plateText } from '#values/plates.ts'
import { carSheet } from './car-sheet.ts'

type Reader = Pick<Ctx, 'db'>

/** What was signed for the cars of a rental, as its renter may have it. */
export async function ownCarSheets({ db }: Reader, contractId: string) {
  const stays = await staysOf(db, contractId)
  const all = await Promise.all(stays.map(({ occupancyId }) => sheetsOfStay({ db }, carSheet, occupancyId)))
  return all.flat().filter(({ status }) => status === 'signed')
}

/** One of them with the one it is compared with; null for what is not of this rental. */
export async function ownCarSheet(ctx: Reader, rental: { contractId: string; partyId: string }, id: string | undefined) {
  const found = id && isUuid(id) ? await sheetById(ctx, carSheet, id) : null
  if (found?.status !== 'signed') return null
  const stay = (await staysOf(ctx.db, rental.contractId)).find(({ occupancyId }) => occupancyId === found.occupancyId)
  if (!stay) return null
  const [party] = await customersNamed(ctx, [rental.partyId])
  const plate = plateText({ digits: stay.plateDigits, letters: stay.plateLetters })
  const earlier = await earlierSheet(ctx, carSheet, found)
  return { ...found, subject: `${stay.model} ${plate}`, party: party?.name ?? null, earlier }
}

const staysOf = (db: Ctx['db'], contractId: string) =>
  db
    .selectFrom('carRentalSegments')
    .innerJoin('vehicles', 'vehicles.id', 'carRentalSegments.vehicleId')
    .select(['occupancyId', 'model', 'plateDigits', 'plateLetters'])
    .where('contractId', '=', contractId)
    .orderBy('outAt')
    .execute()
