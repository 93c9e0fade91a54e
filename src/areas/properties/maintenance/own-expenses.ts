import { sql } from 'kysely'
import { customersNamed, partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { unitName } from '../property.ts'
import { borneBy } from './completions.ts'
import { costsOf } from './costs.ts'
import { ownRequestPath } from './own-paths.ts'
import { faultKinds, requestNumber, whereIs } from './request.ts'
import { photosOf } from './request-detail.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** The properties of which these records own a part by the shares that stand now. */
const ownedBy = (partyId: string) => sql<string>`(
  select newest.property_id
  from (select distinct on (property_id) id, property_id from share_sets order by property_id, since desc, place desc) newest
  join ownership_shares on ownership_shares.set_id = newest.id
  where ownership_shares.party_id in ${recordsOf(partyId)})`

const asked = (db: Ctx['db'] | Work['tx'], partyId: string) =>
  db
    .selectFrom('expenseApprovals as a')
    .innerJoin('maintenanceRequests as r', 'r.id', 'a.requestId')
    .innerJoin('properties', 'properties.id', 'r.propertyId')
    .leftJoin('units', 'units.id', 'r.unitId')
    .where('r.propertyId', 'in', ownedBy(partyId))

/** Whether this owner was asked about this request. */
export const ownedExpense = (db: Ctx['db'] | Work['tx'], partyId: string, requestId: string) =>
  asked(db, partyId).select('a.id').where('r.id', '=', requestId).executeTakeFirst()

const listed = (db: Ctx['db'], partyId: string) =>
  asked(db, partyId)
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
    .select(['properties.name as property', 'units.kind as unitKind', 'units.number as unitNumber'])

type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

function shown({ sequence, unitKind: kind, unitNumber: number, ...row }: Row) {
  const unit = kind && number ? unitName({ kind, number }) : null
  return { ...row, number: requestNumber(sequence), unit, where: whereIs({ ...row, unit }) }
}

/** What this owner was asked, what waits for them first. */
export async function ownExpenses(ctx: Pick<Reader, 'db' | 'actor'>) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const rows = await listed(ctx.db, party.id)
    .where((eb) => eb.or([eb('a.answer', 'is', null), eb('a.answer', '<>', 'withdrawn')]))
    .orderBy(sql`a.answer is null`, 'desc')
    .orderBy('a.askedAt', 'desc')
    .limit(30)
    .execute()
  return rows.map(shown)
}
export type OwnExpense = Awaited<ReturnType<typeof ownExpenses>>[number]

/** The newest question about one request, with its pictures, its quote, and what was asked and answered before. */
export async function ownExpense(ctx: Pick<Reader, 'db' | 'actor'>, requestId: string | undefined) {
  const party = isUuid(requestId) && (await partyOfAccount(ctx))
  if (!party || !requestId) return null
  const row = await listed(ctx.db, party.id)
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
  const rows = await listed(ctx.db, party.id).where('a.answer', 'is', null).orderBy('a.askedAt').limit(10).execute()
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
