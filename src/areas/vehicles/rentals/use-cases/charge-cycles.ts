import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { offIn, quote } from '#areas/vehicles/reservations/quote.ts'
import { agreedIn } from '#areas/vehicles/reservations/snapshot.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { cycleCharged } from '../facts.ts'
import { chargeHire } from '../hire-charges.ts'
import { cycleEnd } from '../rental-money.ts'
import { segmentsOf } from '../segments.ts'

/** Of hires of more than a month the next is charged once the one before is over: all of them come to the whole price. */
export const chargeCycles = command({
  name: 'vehicles.charge-cycles',
  permission: vehiclesPermissions.handOver,
  input: z.object({}),
  async run(work) {
    const due = await work.tx
      .selectFrom('carRentals')
      .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
      .selectAll('carRentals')
      .select(['snapshot', 'startsAt', 'endsAt'])
      .where('carRentals.state', '=', 'out')
      .where('chargedUntil', '<=', work.now())
      .whereRef('chargedUntil', '<', 'plannedUntil')
      .orderBy('contractId')
      .forUpdate('carRentals')
      .execute()
    if (due.length === 0) work.repeated()
    for (const row of due) await charge(work, row)
    return { charged: due.length }
  },
})

type Due = {
  contractId: string
  snapshot: unknown
  startsAt: Date
  endsAt: Date
  plannedFrom: Date
  plannedUntil: Date
  chargedUntil: Date | null
  charged: bigint
  invoiceIds: string[]
}

async function charge(work: Work, row: Due) {
  const [contract] = await contractsNamed(work, [row.contractId])
  if (!contract || !row.chargedUntil) return
  const { terms } = agreedIn(row)
  const until = cycleEnd(row, row.chargedUntil)
  const net = quote(terms, { from: row.plannedFrom, until }).net - row.charged
  const { out } = await segmentsOf(work, row.contractId)
  const off =
    offIn(quote(terms, { from: row.plannedFrom, until })) -
    offIn(quote(terms, { from: row.plannedFrom, until: row.chargedUntil }))
  const line = { kind: 'car-hire' as const, description: `تأجير حتى ${dayInWords(until)}`, net, ...(off > 0n && { off }) }
  const hire = { id: work.newId(), contract, terms, vehicleId: out.vehicleId, from: row.chargedUntil, until }
  const { papers } = await chargeHire(work, { ...hire, lines: net > 0n ? [line] : [] })
  const { number } = contract
  const invoiceIds = [...row.invoiceIds, ...papers]
  await work.tx
    .updateTable('carRentals')
    .set({ charged: row.charged + net, chargedUntil: until, invoiceIds })
    .where('contractId', '=', row.contractId)
    .execute()
  work.record(cycleCharged, row.contractId, { number, until: until.toISOString(), amount: net })
}
