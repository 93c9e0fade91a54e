import { z } from 'zod'
import { partyOfAccount } from '#areas/customers/public.ts'
import { bookingCodes } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyone } from '#platform/permissions.ts'
import { agreedStates } from '../../reservations/reservation.ts'
import { confirmWeb } from '../../reservations/web.ts'
import { codeOfBooking, loadBooking, noSuchBooking } from '../booking.ts'
import { ConfirmBookingInput } from '../inputs.ts'
import { ownsPhone } from './book-car.ts'

const Shown = z.object({ bookingToken: z.string(), codeId: z.uuid().nullable() })

const confirmed = command({
  name: 'vehicles.confirm-booking',
  permission: anyone,
  input: Shown,
  async run(work, { bookingToken, codeId }) {
    const one = await loadBooking(work, bookingToken)
    const isOwn = await ownsPhone({ db: work.tx, actor: work.actor }, one.phone)
    if (codeId) {
      const { value } = await bookingCodes.take(work, codeId)
      if (codeId !== one.codeId || value !== one.phone) throw bookingCodes.expired()
    } else if (!isOwn) throw needsCode()
    const isSignedIn = work.actor.kind === 'customer'
    const party = isSignedIn ? await partyOfAccount({ db: work.tx, actor: work.actor }) : null
    // By another phone it is theirs too, where it is for themselves.
    const isTheirs = party && (isOwn || party.name.trim() === one.name.trim())
    await confirmWeb(work, { token: bookingToken, partyId: isTheirs ? party.id : null })
  },
})

const needsCode = () => fieldFault('oneTimeCode', 'اكتب الرمز الذي وصل إلى هاتفك.')

/** A second press finds what the first one did, and is told the same. */
async function confirm(ctx: Ctx, typed: z.input<typeof ConfirmBookingInput>) {
  // The command itself refuses whoever only looks on.
  if (ctx.actor.seenBy) await confirmed(ctx, { bookingToken: '', codeId: null })
  const { bookingToken, oneTimeCode } = ConfirmBookingInput.parse(typed)
  const one = await codeOfBooking(ctx, bookingToken)
  if (!one) throw noSuchBooking()
  if (!isAgreed(one)) {
    try {
      const codeId = one.codeId && (oneTimeCode ? (await bookingCodes.tried(ctx, one.codeId, oneTimeCode)).id : null)
      if (one.codeId && !codeId) throw needsCode()
      await confirmed(ctx, { bookingToken, codeId })
    } catch (error) {
      const now = await codeOfBooking(ctx, bookingToken)
      if (!now || !isAgreed(now)) throw error
    }
  }
  return { bookingToken }
}

const isAgreed = ({ state }: { state: string }) => agreedStates.some((agreed) => agreed === state)

export const confirmBooking = Object.assign(confirm, { permission: anyone, input: ConfirmBookingInput })
