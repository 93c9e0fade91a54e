import type { z } from 'zod'
import { bookingCodes } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { keptWhenCancelled } from '../../reservations/changing.ts'
import { cancelWeb } from '../../reservations/web.ts'
import { codeOfBooking, loadBooking, noSuchBooking } from '../booking.ts'
import { BookingLinkInput, CancelBookingInput } from '../inputs.ts'

const sendAgain = command({
  name: 'vehicles.send-booking-code-again',
  permission: anyone,
  input: BookingLinkInput,
  async run(work, { bookingToken }) {
    const { codeId, state } = await loadBooking(work, bookingToken)
    if (!codeId || state !== 'held') throw noSuchBooking()
    await bookingCodes.again(work, codeId)
  },
})

async function again(ctx: Ctx, typed: z.input<typeof BookingLinkInput>) {
  // The command itself refuses whoever only looks on.
  if (ctx.actor.seenBy) await sendAgain(ctx, typed)
  const { bookingToken } = BookingLinkInput.parse(typed)
  const one = await codeOfBooking(ctx, bookingToken)
  if (!one) throw noSuchBooking()
  await bookingCodes.count(ctx, { kind: 'phone', value: one.phone })
  await sendAgain(ctx, { bookingToken })
  return { bookingToken }
}
export const sendBookingCodeAgain = Object.assign(again, { permission: anyone, input: BookingLinkInput })

/** Given up by whoever has its link, for what was shown to be kept. */
export const cancelBooking = command({
  name: 'vehicles.cancel-booking',
  permission: anyone,
  input: CancelBookingInput,
  async run(work, { bookingToken, keeps }) {
    const one = await loadBooking(work, bookingToken)
    if (one.state !== 'cancelled' && keptWhenCancelled(one, work.now()) > keeps)
      throw new Refusal('vehicles.cancel-later', 'مضى وقت الإلغاء بلا رسوم وأنت في هذه الصفحة. انظر المبلغ الآن قبل أن تلغي.')
    await cancelWeb(work, { token: bookingToken, why: 'ألغاه العميل من الموقع' })
    return { bookingToken }
  },
})
