import { askDepositFor } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type Quote, quote } from '../reservations/quote.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import { rulesNow } from '../terms/queries.ts'
import { chargeHire } from './hire-charges.ts'
import { hireLines } from './return-account.ts'

type Rental = { isVisitor: boolean; price: Pick<Quote, 'depositResident' | 'depositVisitor'> }

export const depositAskedOf = ({ isVisitor, price }: Rental) => (isVisitor ? price.depositVisitor : price.depositResident)

const cycle = 30 * 86_400_000

/** A hire of more than a month is charged a month at a time, each in advance: until when the next one goes. */
export const cycleEnd = ({ plannedFrom, plannedUntil }: { plannedFrom: Date; plannedUntil: Date }, after: Date) => {
  const passed = Math.floor((after.getTime() - plannedFrom.getTime()) / cycle) + 1
  return new Date(Math.min(plannedUntil.getTime(), plannedFrom.getTime() + passed * cycle))
}

/** The contract is in force: the hire is owed, and the deposit is asked for. */
export async function rentalBegins(work: Work, contract: HeldContract) {
  const row = await work.tx
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .select(['isVisitor', 'carRentals.vehicleId', 'snapshot', 'startsAt', 'endsAt', 'plannedFrom', 'plannedUntil'])
    .where('contractId', '=', contract.id)
    .executeTakeFirstOrThrow()
  const { terms, price: whole } = agreedIn(row)
  const until = cycleEnd(row, row.plannedFrom)
  const price = until < row.plannedUntil ? quote(terms, { from: row.plannedFrom, until }) : whole
  const { id: contractId, partyId, branchId, number, title } = contract
  const hire = { id: work.newId(), contract, terms, vehicleId: row.vehicleId, from: row.plannedFrom, until }
  const { papers } = await chargeHire(work, { ...hire, lines: hireLines(price) })
  const charged = { charged: price.net, chargedUntil: until, invoiceIds: papers }
  await work.tx.updateTable('carRentals').set(charged).where('contractId', '=', contractId).execute()
  const amount = depositAskedOf({ ...row, price: whole })
  if (amount === 0n) return
  const releaseOn = daysAfter(dayOf(row.plannedUntil), (await rulesNow(work.tx)).depositDays)
  const about = { contractId, partyId, branchId, line: 'cars' as const, contract: number, thing: title }
  await askDepositFor(work, { ...about, amount, dueOn: dayOf(work.now()), releaseOn })
}
