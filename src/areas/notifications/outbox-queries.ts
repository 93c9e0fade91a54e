import { sql } from 'kysely'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { type Count, numberOf } from '#platform/db/one-statement.ts'
import { isUuid } from '#platform/ids.ts'
import { type Channel, channels } from '#platform/messages/notice.ts'
import { pageIn } from '#values/pages.ts'
import { campaignNotice } from './campaign.ts'
import { type MessageStatus, messageCan, messageStatuses, withoutCode } from './message.ts'

const perPage = 50

/** What the list is narrowed to, out of its address; what is no state, channel or day narrows nothing. */
export function narrowed(query: URLSearchParams) {
  const day = query.get('day') ?? ''
  return {
    status: messageStatuses.find((one) => one === query.get('status')) ?? null,
    channel: channels.find((one) => one === query.get('channel')) ?? null,
    notice: query.get('notice') || null,
    who: query.get('q')?.slice(0, 100) ?? '',
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
  }
}
type Narrowed = ReturnType<typeof narrowed>

function messagesIn({ db }: Pick<Ctx, 'db'>, { status, channel, notice, who, day }: Narrowed) {
  const name = who.replace(/[\s-]/g, '')
  return db
    .selectFrom('messages')
    .$if(status !== null, (list) => list.where('status', '=', status as MessageStatus))
    .$if(channel !== null, (list) => list.where('channel', '=', channel as Channel))
    .$if(notice !== null, (list) => list.where('notice', '=', notice))
    .$if(name !== '', (list) => list.where(sql<boolean>`position(${name.toLowerCase()} in lower(recipient)) > 0`))
    .$if(day !== null, (list) =>
      list.where(
        sql<boolean>`queued_at >= ${`${day}T00:00:00+04:00`}::timestamptz and queued_at < ${`${day}T00:00:00+04:00`}::timestamptz + interval '1 day'`,
      ),
    )
}

/** The outbox and the log of all that went, the latest first. */
export async function outbox(ctx: Ctx, query: URLSearchParams) {
  const filter = narrowed(query)
  const at = pageIn(query)
  const rows = await messagesIn(ctx, filter)
    .select(['id', 'channel', 'recipient', 'accountId', 'notice', 'status', 'because', 'queuedAt', 'sentAt'])
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((at - 1) * perPage)
    .execute()
  const { total } = await messagesIn(ctx, filter)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const names = await namesOf(
    ctx,
    rows.flatMap(({ accountId }) => accountId ?? []),
  )
  const labels = labelsOf(ctx)
  return {
    filter,
    at,
    perPage,
    total: Number(total),
    notices: [...labels],
    rows: rows.map(({ accountId, notice, recipient, ...row }) => ({
      ...row,
      about: labels.get(notice) ?? null,
      name: accountId ? (names.get(accountId) ?? null) : null,
      recipient: row.channel === 'in-app' ? null : recipient,
    })),
  }
}

/** What each notice is called. */
export const labelsOf = ({ notices }: Pick<Ctx, 'notices'>) =>
  new Map([...notices.map(({ name, label }): [string, string] => [name, label]), [campaignNotice, 'حملة أو إعلان']])

/** One message with all that came of it; null when there is none. */
export async function oneMessage(ctx: Ctx, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await ctx.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) return null
  const { accountId, notice, dedupeKey, factId, category, ...message } = found
  const names = await namesOf(ctx, accountId ? [accountId] : [])
  // A code is for the person it was sent to; a list of the office is no place to read it.
  const seen = category === 'code' ? withoutCode : (text: string) => text
  return {
    ...{ ...message, category, text: seen(message.text), subject: message.subject && seen(message.subject) },
    name: accountId ? (names.get(accountId) ?? null) : null,
    about: labelsOf(ctx).get(notice) ?? notice,
    can: {
      retry: message.channel !== 'in-app' && messageCan.retry(message),
      cancel: message.channel !== 'in-app' && messageCan.cancel(message),
      sendByHand: category !== 'code' && message.channel !== 'in-app' && messageCan.sendByHand(message),
    },
  }
}

/** What was sent about a record: to whom, by which way, and what became of it. */
export async function deliveryLog({ db, notices }: Pick<Ctx, 'db' | 'notices'>, subjectId: string) {
  const labels = labelsOf({ notices })
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'channel', 'recipient', 'notice', 'status', 'because', 'queuedAt', 'sentAt'])
    .where('subjectId', '=', subjectId)
    .orderBy('queuedAt', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ notice, ...row }) => ({ ...row, about: labels.get(notice) ?? null }))
}

/** How many nobody tries any more. */
export const messagesGivenUp = ({ db }: Pick<Ctx, 'db'>): Count =>
  db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('status', '=', 'dead')
    .$asScalar()

export const deadMessages = (ctx: Pick<Ctx, 'db'>) => numberOf(ctx.db, messagesGivenUp(ctx))

export function blockedContacts({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('blockedContacts')
    .select(['recipient', 'reason', 'blockedAt'])
    .orderBy('blockedAt', 'desc')
    .limit(200)
    .execute()
}
