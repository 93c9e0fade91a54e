import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'

const bellPage = 30

/** How many wait to be read by this account. */
export async function unreadCount(db: Db, accountId: string) {
  if (!isUuid(accountId)) return 0
  const { unread } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<bigint>().as('unread'))
    .where('accountId', '=', accountId)
    .where('channel', '=', 'in-app')
    .where('status', '=', 'delivered')
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** The same, as an open page hears it. */
export const unreadEvent = async (db: Db, accountId: string) => `event: unread\ndata: ${await unreadCount(db, accountId)}\n\n`

const shownTo = (db: Db, accountId: string) =>
  db
    .selectFrom('messages')
    .where('accountId', '=', accountId)
    .where('channel', '=', 'in-app')
    .where('status', 'in', ['delivered', 'read'])

async function latestOf(db: Db, accountId: string, { at, perPage }: { at: number; perPage: number }) {
  const rows = await shownTo(db, accountId)
    .select(['id', 'text', 'path', 'status', 'deliveredAt'])
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((at - 1) * perPage)
    .execute()
  return rows.map(({ status, ...row }) => ({ ...row, isNew: status === 'delivered' }))
}

/** The notifications of whoever asks, the latest first. */
export async function myNotifications({ db, actor: { id } }: Ctx, at = 1) {
  const nothing = { at, perPage: bellPage, total: 0, unread: 0, rows: [] }
  if (!isUuid(id)) return nothing
  const { total } = await shownTo(db, id)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await latestOf(db, id, { at, perPage: bellPage })
  return { ...nothing, total: Number(total), unread: await unreadCount(db, id), rows }
}

/** What the bell of every page shows. */
export async function bellOf({ db, actor: { id }, now }: Ctx) {
  const today = dayOf(now())
  if (!isUuid(id)) return { today, unread: 0, latest: [] }
  return { today, unread: await unreadCount(db, id), latest: await latestOf(db, id, { at: 1, perPage: 6 }) }
}
