import { z } from 'zod'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { carComing } from '../../reservations/facts.ts'
import { agreedStates } from '../../reservations/reservation.ts'
import { factData } from '../../reservations/reservation-facts.ts'
import { agreedIn } from '../../reservations/snapshot.ts'

const aDay = 86_400_000

/** Whoever takes a car within a day is told once where, when and what to bring. */
export const remindComing = command({
  name: 'vehicles.remind-coming',
  permission: vehiclesPermissions.reserve,
  input: z.object({}),
  async run(work) {
    const now = work.now()
    const coming = await work.tx
      .updateTable('carReservations')
      .set({ remindedAt: now })
      .where('state', 'in', agreedStates)
      .where('remindedAt', 'is', null)
      .where('startsAt', '>', now)
      .where('startsAt', '<=', new Date(now.getTime() + aDay))
      .returningAll()
      .execute()
    if (coming.length === 0) work.repeated()
    for (const row of coming) work.record(carComing, row.id, factData(row, agreedIn(row)))
    return { reminded: coming.length }
  },
})
