import { contractHeld, ownContractHeld } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { plateText } from '#values/plates.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import type { ToldRental } from './facts.ts'

/** A rental with its contract, what was agreed and where its car lies; nobody else changes it meanwhile. */
export async function loadRentalForUpdate(work: Work, contractId: string, permission: Permission) {
  return withRental(work, await contractHeld(work, contractId, permission))
}

/** The same from the account of whoever hired it. */
export const loadOwnRentalForUpdate = async (work: Work, contractId: string) =>
  withRental(work, (await ownContractHeld(work, contractId)).contract)

async function withRental(work: Work, contract: Awaited<ReturnType<typeof contractHeld>>) {
  const contractId = contract.id
  const row = await work.tx
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .selectAll('carRentals')
    .select(['classId', 'snapshot', 'startsAt', 'endsAt', 'occupancyId'])
    .where('contractId', '=', contractId)
    .forUpdate('carRentals')
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لا يوجد هذا العقد.', 404)
  return { ...row, contract, ...agreedIn(row) }
}
export type LoadedRental = Awaited<ReturnType<typeof loadRentalForUpdate>>

type Car = { model: string; plateDigits: string; plateLetters: string }

/** What a fact carries of a rental. */
export async function factData(work: Work, { contract, terms }: LoadedRental, car: Car): Promise<ToldRental> {
  const [customer] = await customersNamed(work, [contract.partyId])
  const { model, plateDigits, plateLetters } = car
  return {
    ...{ number: contract.number, name: customer?.name ?? '', partyId: contract.partyId },
    ...{ className: terms.vehicleClass.name, model, plate: plateText({ digits: plateDigits, letters: plateLetters }) },
  }
}

/** The car on which it lies, to change what it shows. */
export async function carForUpdate({ tx }: Pick<Work, 'tx'>, vehicleId: string) {
  return tx.selectFrom('vehicles').selectAll().where('id', '=', vehicleId).forUpdate().executeTakeFirstOrThrow()
}
