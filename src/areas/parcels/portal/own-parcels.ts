import type { Selectable } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { verifiedContacts } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { dayOf } from '#values/days.ts'
import { shownNumber } from '../journey/number.ts'
import { parcelStates } from '../journey/parcel.ts'
import { linkToken } from '../journey/registering.ts'
import { ownMerchant } from '../merchants/own-merchant.ts'
import { senderIds } from '../merchants/senders.ts'
import { isOver } from '../tracking/tracked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const most = 60

/** Whose parcels one sees as one's own: the records of customers one acts for, and a phone one has proven. */
async function mine({ db, actor }: Pick<Reader, 'db' | 'actor'>) {
  const [ids, { phone }] = [await senderIds({ db }, actor.id), await verifiedContacts({ db }, actor.id)]
  return { ids, phone }
}

type Whose = { ids: readonly string[]; phone: string | null }

/** What they sent, and what is for their phone: each side by itself, as each has an index of its own. */
const sidesOf = ({ db }: Pick<Reader, 'db'>, { ids, phone }: Whose) => [
  ...ids.map((id) => db.selectFrom('parcels').where('senderId', '=', id)),
  ...(phone ? [db.selectFrom('parcels').where('recipientPhone', '=', phone)] : []),
]

/** A merchant finds the way to his parcels before he has sent any. */
export async function hasParcels(ctx: Reader) {
  for (const side of sidesOf(ctx, await mine(ctx))) if (await side.select('id').limit(1).executeTakeFirst()) return true
  return (await ownMerchant(ctx)) !== null
}

/** Whether something was ever to be collected for them. */
export async function sendsForMoney({ db, actor }: Pick<Reader, 'db' | 'actor'>) {
  const ids = await senderIds({ db }, actor.id, { money: true })
  const one = db
    .selectFrom('parcels')
    .select('id')
    .where(({ eb, fn, val }) => eb('senderId', '=', fn.any(val(ids))))
    .where('cod', '>', 0n)
  return (await one.limit(1).executeTakeFirst()) !== undefined
}

/** So many of what is still under way, and where there are fewer, of what has ended. */
async function newest(ctx: Reader, whose: Whose) {
  const found: Selectable<Database['parcels']>[] = []
  for (const ended of ['is', 'is not'] as const) {
    if (found.length >= most) break
    const asked = sidesOf(ctx, whose).map((side) =>
      side.selectAll().where('endedAt', ended, null).orderBy('registeredAt', 'desc').limit(most).execute(),
    )
    // What one sends to oneself stands on both sides.
    const rows = new Map((await Promise.all(asked)).flat().map((row) => [row.id, row]))
    found.push(...[...rows.values()].toSorted((one, other) => other.registeredAt.getTime() - one.registeredAt.getTime()))
  }
  return found.slice(0, most)
}

/** The newest first, what is still under way before what has ended. */
export async function ownParcels(ctx: Reader, asked?: Whose) {
  const whose = asked ?? (await mine(ctx))
  const found = await newest(ctx, whose)
  const { ids } = whose
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
export type OwnParcelRow = Awaited<ReturnType<typeof ownParcels>>[number]
