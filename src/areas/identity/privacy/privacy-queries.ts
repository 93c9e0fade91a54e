import { setting } from '#areas/company/public.ts'
import { consentPurposes } from '#areas/identity/consents/consent.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { Subject } from '#platform/personal.ts'
import { dayOf } from '#values/days.ts'
import {
  daysLeft,
  type PrivacyStatus,
  privacyKinds,
  privacyNumber,
  privacyStatuses,
  requestRecordKind,
} from './privacy-request.ts'

type Reading = Pick<Ctx, 'db' | 'now'>
type Asking = Pick<Ctx, 'db'> | Pick<Work, 'tx'>

const columns = ['id', 'sequence', 'kind', 'text', 'status', 'requestedAt', 'dueOn', 'answer', 'closedAt'] as const
type Row = {
  sequence: number
  kind: keyof typeof privacyKinds
  status: PrivacyStatus
  requestedAt: Date
  dueOn: string
  closedAt: Date | null
}

/** A request in words, with the days that are left. */
export const toldRequest = <One extends Row>(row: One, now: Date) => ({
  ...row,
  number: privacyNumber(row),
  kindLabel: privacyKinds[row.kind],
  statusLabel: privacyStatuses[row.status],
  left: row.closedAt ? null : daysLeft(row.dueOn, dayOf(now)),
})

/** Whose account it is, with the contacts that were shown to be theirs. */
export async function subjectOf(asking: Asking, accountId: string): Promise<(Subject & { name: string }) | null> {
  const row = isUuid(accountId)
    ? await ('tx' in asking ? asking.tx : asking.db)
        .selectFrom('userAccounts')
        .select(['id', 'name', 'phone', 'email'])
        .where('id', '=', accountId)
        .executeTakeFirst()
    : undefined
  return row ? { accountId: row.id, name: row.name, phone: row.phone, email: row.email } : null
}

/** Everything the house keeps about one person, area by area; a kind of which there is nothing is left out. */
export async function keptAbout(ctx: Pick<Ctx, 'db' | 'personal'>, subject: Subject) {
  const all = await Promise.all(ctx.personal.map(({ kept }) => kept(ctx, subject)))
  return all.flat().filter(({ records }) => records.length > 0)
}

/** One's own requests, the latest first. */
export async function myPrivacyRequests({ db, now, actor }: Reading & Pick<Ctx, 'actor'>) {
  if (!isUuid(actor.id)) return []
  const rows = await db
    .selectFrom('privacyRequests')
    .select(columns)
    .where('accountId', '=', actor.id)
    .orderBy('sequence', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => toldRequest(row, now()))
}

export async function requestRecords({ db }: Pick<Ctx, 'db'>, accountId: string) {
  const rows = await db.selectFrom('privacyRequests').select('id').where('accountId', '=', accountId).execute()
  return { kind: requestRecordKind, ids: rows.map(({ id }) => id) }
}

/** A consent as its owner reads it: the last word on each purpose, and whether it can be withdrawn here and now. */
export async function myConsents({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!isUuid(actor.id)) return []
  const rows = await db
    .selectFrom('consents')
    .distinctOn('purpose')
    .select(['id', 'purpose', 'textVersion', 'givenAt', 'withdrawnAt'])
    .where('accountId', '=', actor.id)
    .orderBy('purpose')
    .orderBy('givenAt', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, label: consentPurposes[row.purpose] }))
}
export type MyConsent = Awaited<ReturnType<typeof myConsents>>[number]

/** How long the office has promised to take at most; the law's own bound where it has promised nothing. */
export const promisedDays = (asking: Asking) => setting(asking, 'privacyDays')
