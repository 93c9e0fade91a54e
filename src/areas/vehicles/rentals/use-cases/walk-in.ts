import type { z } from 'zod'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { reserveAtOffice } from '../../reservations/at-office.ts'
import { hasExtraDriver } from '../drivers.ts'
import { mustDriveUntil } from '../going-out.ts'
import { WalkInInput } from '../inputs.ts'
import { loadRentalForUpdate } from '../load-for-update.ts'
import { open } from '../opening.ts'
import { sendRental } from './sign-rental.ts'

const may = vehiclesPermissions.handOver

/** Whoever stands at the counter has a reservation and a contract by one form, or neither. */
const openAtCounter = command({
  name: 'vehicles.open-at-counter',
  permission: may,
  input: WalkInInput,
  async run(work, { contractId: id, residence, licenceNumber: number, licenceUntil: until, ...asked }) {
    if (!work.actor.may(vehiclesPermissions.reserve)) throw new Refusal('forbidden', 'يحتاج هذا إلى صلاحية حجز السيارات.', 403)
    mustDriveUntil(until, asked.until)
    const { id: reservationId } = await reserveAtOffice(work, { ...asked, how: 'confirm' })
    const isNew = await open(work, { id, reservationId, residence, licence: { number, until } })
    if (!isNew) work.repeated()
    const { terms } = await loadRentalForUpdate(work, id, may)
    return { contractId: id, waits: hasExtraDriver(terms) }
  },
})

/** And the contract is on its way to be signed: at the counter nobody presses for that, unless another driver is yet to be named. */
async function openAndSend(ctx: Ctx, typed: z.input<typeof WalkInInput>) {
  const { contractId, waits } = await openAtCounter(ctx, typed)
  if (!waits) await sendRental(ctx, { contractId })
  return { id: contractId }
}
export const walkIn = Object.assign(openAndSend, { permission: may })
