import { branches } from '#areas/company/public.ts'
import { partiesOfAccount } from '#areas/customers/public.ts'
import { verifiedContacts } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelStates } from '../journey/parcel.ts'
import { linkToken } from '../journey/registering.ts'
import { ownMerchant } from '../merchants/own-merchant.ts'
import { isOver } from '../tracking/tracked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const most = 60

/** What they sent, and what is for a phone they have proven to be theirs. */
async function ofMine({ db, actor }: Pick<Reader, 'db' | 'actor'>) {
  const [{ ids }, { phone }] = [await partiesOfAccount({ db }, actor.id), await verifiedContacts({ db }, actor.id)]
  const rows = db
    .selectFrom('parcels')
    .where(({ eb, or, fn, val }) =>
      or([eb('senderId', '=', fn.any(val(ids))), ...(phone ? [eb('recipientPhone', '=', phone)] : [])]),
    )
  return { ids, rows }
}

/** A merchant finds the way to his parcels before he has sent any. */
export const hasParcels = async (ctx: Reader) =>
  Boolean(await (await ofMine(ctx)).rows.select('id').limit(1).executeTakeFirst()) || (await ownMerchant(ctx)) !== null

/** Whether something was ever to be collected for them. */
export async function sendsForMoney({ db, actor }: Pick<Reader, 'db' | 'actor'>) {
  const { ids } = await partiesOfAccount({ db }, actor.id)
  const one = db
    .selectFrom('parcels')
    .select('id')
    .where(({ eb, fn, val }) => eb('senderId', '=', fn.any(val(ids))))
    .where('cod', '>', 0n)
  return (await one.limit(1).executeTakeFirst()) !== undefined
}

/** The newest first, what is still under way before what has ended. */
export async function ownParcels(ctx: Reader) {
  const { ids, rows } = await ofMine(ctx)
  const found = await rows
    .selectAll()
    .orderBy(({ eb }) => eb('endedAt', 'is not', null))
    .orderBy('registeredAt', 'desc')
    .limit(most)
    .execute()
  const named = new Map((await branches(ctx)).map(({ id, nameAr }) => [id, nameAr]))
  return Promise.all(
    found.map(async (row) => ({
      ...{ id: row.id, number: shownNumber(row.number), bare: row.number, state: row.state, content: row.content },
      ...{ isReturning: row.isReturning, label: parcelStates[row.state], isSent: ids.includes(row.senderId), place: row.place },
      ...{ other: ids.includes(row.senderId) ? row.recipientName : row.senderName, on: dayOf(row.registeredAt) },
      mayCancel: ids.includes(row.senderId) && row.state === 'registered',
      mayPrint: ids.includes(row.senderId) && !row.endedAt,
      branch: row.state === 'ready-for-pickup' ? (named.get(row.branchId) ?? null) : null,
      token: isOver(row, ctx.now()) ? null : await linkToken(ctx.db, row.id),
    })),
  )
}
