import type { z } from 'zod'
import { bookingCodes, verifiedContacts } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { timeOn } from '#values/days.ts'
import { holdForWeb } from '../../reservations/web.ts'
import { youngBelow } from '../../terms/rules.ts'
import { BookCarInput } from '../inputs.ts'

const hold = command({
  name: 'vehicles.book',
  permission: anyone,
  input: BookCarInput,
  async run(work, { from, fromTime, until, untilTime, ...asked }) {
    const stretch = { from: timeOn(from, fromTime), until: timeOn(until, untilTime) }
    const booking = { ...asked, ...stretch, under25: asked.age < youngBelow }
    const { id, token, isNew } = await holdForWeb(work, booking)
    const isKnown = await ownsPhone({ db: work.tx, actor: work.actor }, asked.phone)
    if (isNew && !isKnown) await sendCode(work, id, asked.phone)
    return { bookingToken: token }
  },
})

/** Whoever has signed in with this very phone has shown already that it is theirs. */
export async function ownsPhone({ db, actor }: { db: Ctx['db'] | Work['tx']; actor: Ctx['actor'] }, phone: string) {
  return actor.kind === 'customer' && (await verifiedContacts({ db }, actor.id)).phone === phone
}

async function sendCode(work: Work, reservationId: string, phone: string) {
  const codeId = work.newId()
  await bookingCodes.request(work, { id: codeId, contact: { kind: 'phone', value: phone }, accountId: null, about: null })
  await work.tx.updateTable('carReservations').set({ codeId }).where('id', '=', reservationId).execute()
}

/** Codes are counted before anything else: a stranger's phone is no toy. */
async function book(ctx: Ctx, typed: z.input<typeof BookCarInput>) {
  const phone = BookCarInput.shape.phone.safeParse(typed.phone)
  if (phone.success && !ctx.actor.seenBy && !(await ownsPhone(ctx, phone.data)))
    await bookingCodes.count(ctx, { kind: 'phone', value: phone.data })
  return hold(ctx, typed)
}
/** A car for some minutes, and a code to the phone that keeps it. */
export const bookCar = Object.assign(book, { permission: anyone, input: BookCarInput })
