import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { inOneStatement } from '#platform/db/one-statement.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'

const bellPage = 30

const nobody = '00000000-0000-0000-0000-000000000000'

const unreadOf = (db: Db, accountId: string) =>
  db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<bigint>().as('unread'))
    .where('accountId', '=', accountId)
    .where('channel', '=', 'in-app')
    .where('status', '=', 'delivered')

/** How many wait to be read by this account. */
export async function unreadCount(db: Db, accountId: string) {
  if (!isUuid(accountId)) return 0
  return Number((await unreadOf(db, accountId).executeTakeFirstOrThrow()).unread)
}

/** The same, as an open page hears it. */
export const unreadEvent = async (db: Db, accountId: string) => `event: unread\ndata: ${await unreadCount(db, accountId)}\n\n`

const shownTo = (db: Db, accountId: string) =>
  db
    .selectFrom('messages')
    .where('accountId', '=', accountId)
    .where('channel', '=', 'in-app')
    .where('status', 'in', ['delivered', 'read'])

const latestOf = (db: Db, accountId: string, { at, perPage }: { at: number; perPage: number }) =>
  shownTo(db, accountId)
    .select(['id', 'text', 'path', 'status', 'deliveredAt as at'])
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((at - 1) * perPage)

/** The notifications of whoever asks, the latest first. */
export async function myNotifications({ db, actor: { id } }: Ctx, at = 1) {
  const nothing = { at, perPage: bellPage, total: 0, unread: 0, rows: [] }
  if (!isUuid(id)) return nothing
  const { total } = await shownTo(db, id)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const latest = await latestOf(db, id, { at, perPage: bellPage }).execute()
  const rows = latest.map(({ status, at: deliveredAt, ...row }) => ({ ...row, deliveredAt, isNew: status === 'delivered' }))
  return { ...nothing, total: Number(total), unread: await unreadCount(db, id), rows }
}

/** What the bell of every page shows, to be asked with the rest of its frame. */
export function bellQuestions({ db, actor: { id } }: Pick<Ctx, 'db' | 'actor'>) {
  const account = isUuid(id) ? id : nobody
  return { unread: unreadOf(db, account).$asScalar(), latest: jsonArrayFrom(latestOf(db, account, { at: 1, perPage: 6 })) }
}

export type BellAnswers = {
  unread: bigint
  latest: { id: string; text: string; path: string | null; status: string; at: string | null }[]
}

export const toldBell = ({ now }: Pick<Ctx, 'now'>, { unread, latest }: BellAnswers) => ({
  today: dayOf(now()),
  unread: Number(unread),
  latest: latest.map(({ status, at, ...row }) => ({
    ...row,
    deliveredAt: at === null ? null : new Date(at),
    isNew: status === 'delivered',
  })),
})

export const bellOf = async (ctx: Pick<Ctx, 'db' | 'actor' | 'now'>) =>
  toldBell(ctx, await inOneStatement(ctx.db, bellQuestions(ctx)))
