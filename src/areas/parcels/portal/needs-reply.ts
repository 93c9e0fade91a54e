import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { howMany } from '#values/plural.ts'
import type { Senders } from '../merchants/senders.ts'
import { failure, isAsked } from './parcel-tab.ts'

const mostShown = 5

const askedPlace = sql<string | null>`(select a.place from parcel_redirect_asks a
  where a.parcel_id = parcels.id and a.answer is null and a.reason = parcels.held_reason)`
/** Parcels that wait for their sender, the longest waiting first: a place to agree to, or a failed attempt. */
export async function needsReplyRows({ db }: Pick<Ctx, 'db'>, { ids, moneyIds }: Senders, attempts: number) {
  const waiting = db
    .selectFrom('parcels')
    .select(['id', 'senderId', 'recipientName', 'cod', 'changedAt'])
    .select([isAsked.as('isAsked'), askedPlace.as('place'), failure.as('failure'), 'failedTimes'])
    .where(({ eb, fn, val }) => eb('senderId', '=', fn.any(val(ids))))
    .where('endedAt', 'is', null)
    .where(({ eb, or }) => or([eb('parcels.failure', 'is not', null), eb('heldReason', 'is not', null)]))
    .where('state', 'in', ['on-hold', 'attempt-failed', 'at-branch', 'shelved'])
  const rows = await db
    .selectFrom(waiting.as('waiting'))
    .selectAll()
    .where(({ eb, or }) => or([eb('isAsked', '=', true), eb('failure', 'is not', null)]))
    .orderBy('changedAt')
    .limit(mostShown)
    .execute()
  return rows.map(({ senderId, failedTimes, cod, ...row }) => ({
    ...{ id: row.id, recipient: row.recipientName, place: row.isAsked ? row.place : null, failure: row.failure },
    left: row.isAsked ? null : attemptsLeft(failedTimes, attempts),
    cod: cod > 0n && moneyIds.includes(senderId) ? cod : null,
  }))
}
export type NeedsReply = Awaited<ReturnType<typeof needsReplyRows>>[number]

const attemptsLeft = (times: number, attempts: number) =>
  times < attempts ? `وتبقى ${howMany(attempts - times, 'attempt')}` : 'ولا محاولة تبقى'
