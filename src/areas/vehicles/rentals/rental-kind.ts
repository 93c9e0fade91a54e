import { holdersByNumber } from '#areas/contracts/public.ts'
import type { Work } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { openClaimsOf } from '../claims/queries.ts'
import { openFinesOf } from '../fines/open-fines.ts'
import { rentalPath } from '../paths.ts'
import { vehiclesPermissions } from '../permissions.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import { mustNameDrivers } from './drivers.ts'
import { type RentalState, rentalKind } from './rental.ts'
import { rentalBegins } from './rental-money.ts'
import { rentalText } from './rental-text.ts'
import { rentalValues, rentalVariables } from './rental-values.ts'

/** Rentals of cars in the register of contracts. */
export const rentalContracts: ContractKind = {
  ...{ kind: rentalKind, label: 'عقد تأجير سيارة', letters: 'CR', roles: { renter: 'المستأجر' }, path: rentalPath },
  ...{ firstText: rentalText, beginsByItself: true, openedBy: vehiclesPermissions.viewReservations },
  holders: holdersByNumber(rentalKind),
  variables: rentalVariables,
  valuesOf: rentalValues,
  async depositWaitsFor({ db }, contractId) {
    const row = await db.selectFrom('carRentals').select('state').where('contractId', '=', contractId).executeTakeFirst()
    if (!row) return []
    const claims = (await openClaimsOf({ db }, [contractId])).map(({ number }) => `تسوية ملف الضرر ${number}`)
    return [...(isOver(row) ? [] : ['إعادة السيارة']), ...(await openFinesOf({ db }, contractId)), ...claims]
  },
  async sending(work, { id }) {
    await mustNameDrivers(work, await agreedOf(work.tx, id))
  },
  activating: (work, contract) => rentalBegins(work, contract),
  async cancelling(work, { id }) {
    const gone = await work.tx
      .deleteFrom('carRentals')
      .where('contractId', '=', id)
      .where('state', '=', 'open')
      .returning('reservationId')
      .executeTakeFirst()
    if (gone) await standsAgain(work, gone.reservationId)
  },
  ending: (work, { id }) => mustBeOver(work, id),
  terminating: (work, { id }) => mustBeOver(work, id),
}

const isOver = ({ state }: { state: RentalState }) => state === 'returned' || state === 'called-off'

async function mustBeOver({ tx }: Work, contractId: string) {
  const row = await tx.selectFrom('carRentals').select('state').where('contractId', '=', contractId).executeTakeFirst()
  if (row && !isOver(row)) throw new Refusal('vehicles.still-out', 'لم تُعَد السيارة بعد، فلا ينتهي العقد.')
}

/** Without a contract the reservation is as it was before: agreed, with its car. */
async function standsAgain({ tx }: Work, reservationId: string) {
  await tx
    .updateTable('carReservations')
    .set(({ eb }) => ({ state: 'confirmed', version: eb('version', '+', 1) }))
    .where('id', '=', reservationId)
    .where('state', '=', 'converted')
    .execute()
}

async function agreedOf(db: Work['tx'], contractId: string) {
  const row = await db
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .select(['snapshot', 'startsAt', 'endsAt'])
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow()
  return { contractId, terms: agreedIn(row).terms }
}
