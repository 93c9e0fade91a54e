import { sql } from 'kysely'
import { customersNamed, partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { borneBy } from './completions.ts'
import { costsOf } from './costs.ts'
import { everyMaintained } from './maintained.ts'
import { ownRequestPath } from './own-paths.ts'
import { faultKinds, requestNumber, whereIs } from './request.ts'
import { photosOf } from './request-detail.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'recordKinds'>
type Asking = Pick<Ctx, 'recordKinds'> & { db: Ctx['db'] | Work['tx'] }

/** What was asked about the sites that belong to this customer by the shares that stand now. */
async function asked(ctx: Asking, partyId: string) {
  const owned = await Promise.all(everyMaintained(ctx).map(({ ownedBy }) => ownedBy(ctx, partyId)))
  return ctx.db
    .selectFrom('expenseApprovals as a')
    .innerJoin('maintenanceRequests as r', 'r.id', 'a.requestId')
    .innerJoin('maintenanceSites as site', 'site.id', 'r.siteId')
    .leftJoin('maintenanceSites as part', 'part.id', 'r.partId')
    .where(({ eb, fn, val }) => eb('r.siteId', '=', fn.any(val(owned.flat()))))
}

/** Whether this owner was asked about this request. */
export const ownedExpense = async (ctx: Asking, partyId: string, requestId: string) =>
  (await asked(ctx, partyId)).select('a.id').where('r.id', '=', requestId).executeTakeFirst()

const listed = async (ctx: Reader, partyId: string) =>
  (await asked(ctx, partyId))
    .select([
      'a.id',
      'a.requestId',
      'a.amount',
      'a.expenseLimit',
      'a.why',
      'a.askedAt',
      'a.answer',
      'a.answeredAt',
      'a.reason',
      'a.saidOn',
      'a.partyId',
    ])
    .select(sql<boolean>`coalesce(a.party_id in ${recordsOf(partyId)}, false)`.as('isMine'))
    .select(['r.sequence', 'r.category', 'r.state', 'r.description', 'r.place', 'r.doneNote'])
    .select(borneBy('owner').as('cost'))
    .select(['site.name as site', 'part.name as part'])

type Row = Awaited<ReturnType<Awaited<ReturnType<typeof listed>>['execute']>>[number]

const shown = ({ sequence, ...row }: Row) => ({ ...row, number: requestNumber(sequence), where: whereIs(row) })

/** What this owner was asked, what waits for them first. */
export async function ownExpenses(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const rows = await (await listed(ctx, party.id))
    .where((eb) => eb.or([eb('a.answer', 'is', null), eb('a.answer', '<>', 'withdrawn')]))
    .orderBy(sql`a.answer is null`, 'desc')
    .orderBy('a.askedAt', 'desc')
    .limit(30)
    .execute()
  return rows.map(shown)
}
export type OwnExpense = Awaited<ReturnType<typeof ownExpenses>>[number]

/** The newest question about one request, with its pictures, its quote, and what was asked and answered before. */
export async function ownExpense(ctx: Reader, requestId: string | undefined) {
  const party = isUuid(requestId) && (await partyOfAccount(ctx))
  if (!party || !requestId) return null
  const row = await (await listed(ctx, party.id))
    .where('r.id', '=', requestId)
    .where((eb) => eb.or([eb('a.answer', 'is', null), eb('a.answer', '<>', 'withdrawn')]))
    .orderBy('a.askedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const [answerer] = row.partyId ? await customersNamed(ctx, [row.partyId]) : []
  const billed = (await costsOf(ctx, [requestId])).filter(({ payer, isTakenBack }) => payer === 'owner' && !isTakenBack)
  const photos = (await photosOf(ctx, requestId)).filter(({ stage }) => stage !== 'answer')
  return {
    ...shown(row),
    answerer: answerer?.name ?? null,
    billed: billed.map(({ id, number, amount }) => ({ id, number, amount })),
    photos,
    questions: await questionsOf(ctx.db, row.id),
  }
}
export type ShownExpense = NonNullable<Awaited<ReturnType<typeof ownExpense>>>

export const questionsOf = (db: Ctx['db'], approvalId: string) =>
  db
    .selectFrom('expenseQuestions')
    .select(['id', 'question', 'askedAt', 'reply', 'repliedAt'])
    .where('approvalId', '=', approvalId)
    .orderBy('askedAt')
    .execute()

/** An expense waits for the owner, and what was done for a word of whoever lives there. */
export async function ownWaiting(ctx: Ctx): Promise<Waiting[]> {
  const party = ctx.actor.kind === 'customer' && (await partyOfAccount(ctx))
  if (!party) return []
  const rows = await (await listed(ctx, party.id)).where('a.answer', 'is', null).orderBy('a.askedAt').limit(10).execute()
  const done = await ctx.db
    .selectFrom('maintenanceRequests')
    .select(['id', 'category', 'doneAt'])
    .where('partyId', 'in', recordsOf(party.id))
    .where('state', '=', 'done')
    .limit(10)
    .execute()
  return [
    ...rows.map(shown).map(({ requestId: id, category, where, askedAt }) => ({
      ...{ id, path: ownRequestPath(id), kind: 'مصروف صيانة', dueAt: null, since: askedAt },
      title: `مصروف بانتظار موافقتك: ${faultKinds[category]} في ${where}`,
    })),
    ...done.map(({ id, category, doneAt }) => ({
      ...{ id, path: ownRequestPath(id), kind: 'بلاغ صيانة', dueAt: null, since: doneAt ?? ctx.now() },
      title: `هل أُصلح العطل؟ ${faultKinds[category]}`,
    })),
  ]
}
