import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { agreedIn } from '#areas/vehicles/reservations/snapshot.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { plateText } from '#values/plates.ts'
import { returnDue, returnLate } from '../facts.ts'

const before = 4 * 3_600_000
const after = 30 * 60_000

/** Whoever has a car is told once that it is to come back, and once that it did not. */
export const remindReturns = command({
  name: 'vehicles.remind-returns',
  permission: vehiclesPermissions.handOver,
  input: z.object({}),
  async run(work) {
    const now = work.now()
    const due = await mark(work, 'dueToldAt', new Date(now.getTime() + before))
    const late = await mark(work, 'lateToldAt', new Date(now.getTime() - after))
    if (due.length + late.length === 0) work.repeated()
    for (const told of due) if (new Date(told.until) > now) work.record(returnDue, told.contractId, told)
    for (const told of late) work.record(returnLate, told.contractId, { ...told, seenAt: now.toISOString() })
    return { due: due.length, late: late.length }
  },
})

/** Those that are out and were to be back by then, marked as told. */
async function mark(work: Work, column: 'dueToldAt' | 'lateToldAt', until: Date) {
  const rows = await work.tx
    .updateTable('carRentals')
    .from('carReservations')
    .set({ [column]: work.now() })
    .whereRef('carReservations.id', '=', 'carRentals.reservationId')
    .where('carRentals.state', '=', 'out')
    .where(column, 'is', null)
    .where('plannedUntil', '<=', until)
    .returning(['contractId', 'vehicleId', 'plannedUntil', 'snapshot', 'startsAt', 'endsAt'])
    .execute()
  return Promise.all(rows.map((row) => factData(work, row)))
}

type Row = { contractId: string; vehicleId: string; plannedUntil: Date; snapshot: unknown; startsAt: Date; endsAt: Date }

async function factData(work: Work, row: Row) {
  const [contract] = await contractsNamed(work, [row.contractId])
  const [customer] = await customersNamed(work, [contract?.partyId ?? ''])
  const car = await work.tx.selectFrom('vehicles').selectAll().where('id', '=', row.vehicleId).executeTakeFirstOrThrow()
  const { terms } = agreedIn(row)
  return {
    ...{
      contractId: row.contractId,
      number: contract?.number ?? '',
      partyId: contract?.partyId ?? '',
      name: customer?.name ?? '',
    },
    ...{ className: terms.vehicleClass.name, model: car.model, until: row.plannedUntil.toISOString() },
    ...{ plate: plateText({ digits: car.plateDigits, letters: car.plateLetters }), place: terms.placeBack.name },
  }
}
