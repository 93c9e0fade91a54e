import { contractSteps } from '#areas/contracts/public.ts'
import { chargesOnPapers, takeBackNet } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { giveUpConverted } from '../reservations/changing.ts'
import { findReservationForUpdate } from '../reservations/load-for-update.ts'
import { rentalCalledOff } from './facts.ts'
import { askNoDeposit } from './going-out.ts'
import type { LoadedRental } from './load-for-update.ts'

/**
 * Nobody takes the car after all: it is free at once, what was charged is the renter's credit, and what is kept follows from the rules
 * they booked by. What was left as a deposit goes back as after a return.
 */
export async function callOffRental(work: Work, rental: LoadedRental, why: string) {
  const { contract, contractId } = rental
  if (rental.state !== 'open' || contract.state !== 'active')
    throw new Refusal('vehicles.not-waiting', 'يُلغى تأجير سرى عقده ولم تُسلَّم سيارته. حدّث الصفحة.')
  const reservation = await findReservationForUpdate(work, { id: rental.reservationId })
  if (!reservation) throw new Error(`no reservation of ${contract.number}`)
  const reason = `لم تُسلَّم السيارة: ${why}`
  const charges = await chargesOnPapers(work, rental.invoiceIds)
  const credited = await takeBackNet(work, { chargeIds: charges.map(({ id }) => id), net: rental.charged, reason })
  await askNoDeposit(work, contractId, { reason })
  const kept = await giveUpConverted(work, reservation, why)
  await work.tx
    .updateTable('carRentals')
    .set({ state: 'called-off', version: rental.version + 1 })
    .where('contractId', '=', contractId)
    .where('state', '=', 'open')
    .execute()
  await endContract(work, rental, reason)
  work.record(rentalCalledOff, contractId, { number: contract.number, partyId: contract.partyId, credited, kept, why })
}

/** It ends today where its term goes on; on its last day it ends by itself. */
async function endContract(work: Work, { contract }: LoadedRental, reason: string) {
  const today = dayOf(work.now())
  if (contract.startsOn > today) await contractSteps.callOff(work, contract, { by: 'party', reason })
  else if (today < contract.endsOn) await contractSteps.terminate(work, contract, { on: today, reason })
}
