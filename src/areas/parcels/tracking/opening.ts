import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyone } from '#platform/permissions.ts'
import { countTry } from '#platform/tries.ts'
import { readNumber } from '../journey/number.ts'
import { linkToken } from '../journey/registering.ts'
import { OpenByPhoneInput } from './inputs.ts'
import { isOver } from './tracked.ts'

const guesses = { name: 'parcels.phone-end', most: 5, seconds: 3_600 }

/** Whoever knows the end of the sender's or the recipient's phone is led to the link; a wrong end and no such parcel are one answer. */
async function open(ctx: Ctx, typed: z.input<typeof OpenByPhoneInput>) {
  const { number, digits } = OpenByPhoneInput.parse(typed)
  await countTry(ctx, guesses, number.toUpperCase().replace(/\W/g, '').slice(0, 40))
  const read = readNumber(number)
  const row =
    read && read !== 'wrong'
      ? await ctx.db.selectFrom('parcels').selectAll().where('number', '=', read.number).executeTakeFirst()
      : undefined
  const isTheirs = row && [row.senderPhone, row.recipientPhone].some((phone) => phone.endsWith(digits))
  if (!row || !isTheirs || isOver(row, ctx.now()))
    throw fieldFault('digits', 'لا يطابق هذا الطرد. اكتب آخر 4 أرقام من هاتف المرسل أو المرسل إليه.')
  return { parcelToken: await linkToken(ctx.db, row.id) }
}
export const openByPhone = Object.assign(open, { permission: anyone, input: OpenByPhoneInput })
