import { sql } from 'kysely'
import { customersNamed } from '#areas/customers/public.ts'
import { suppliersToChoose } from '#areas/finance/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { dueBy } from '#areas/tasks/public.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { duringDays, pageOf } from '#platform/db/lists.ts'
import { inOneStatement } from '#platform/db/one-statement.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { uncharged } from './costs.ts'
import { maintenancePermissions as may } from './permissions.ts'
import { faultKinds, isOpen, openStates, requestNumber, requestPath, whereIs } from './request.ts'
import { type RequestsAsked, requestsPerPage } from './request-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const withPlaces = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('maintenanceRequests as r')
    .innerJoin('maintenanceSites as site', 'site.id', 'r.siteId')
    .leftJoin('maintenanceSites as part', 'part.id', 'r.partId')

/** Every request within reach of a permission, with where it is. */
export const requestsSeen = (ctx: Pick<Ctx, 'db' | 'actor'>, permission: Permission) =>
  withPlaces(ctx).where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'site.branchId', assignee: 'r.technicianId' }))

function matching(ctx: Reader, asked: Omit<RequestsAsked, 'page'>, permission: Permission = may.viewMaintenance) {
  const { q, state, category, priority, payer, property, unit } = asked
  return requestsSeen(ctx, permission)
    .where(everyWord(q, sql`(r.words || ' ' || site.words)`))
    .$if(state === 'open' || state === 'late', (all) => all.where('r.state', 'in', [...openStates]))
    .$if(state === 'late', (all) => all.where('r.dueOn', '<', dayOf(ctx.now())))
    .$if(state !== 'open' && state !== 'late' && state !== 'all', (all) => all.where('r.state', '=', state as 'reported'))
    .$if(category !== '', (all) => all.where('r.category', '=', category || 'other'))
    .$if(priority !== '', (all) => all.where('r.priority', '=', priority || 'normal'))
    .$if(payer !== '', (all) => all.where('r.payer', '=', payer || 'owner'))
    .$if(isUuid(property), (all) => all.where('r.siteId', '=', property))
    .$if(isUuid(unit), (all) => all.where('r.partId', '=', unit))
    .where((eb) => duringDays(eb, 'r.reportedAt', asked))
}

const columns = [
  ...(['r.id', 'r.sequence', 'r.category', 'r.priority', 'r.description', 'r.state', 'r.dueOn', 'r.place'] as const),
  ...(['r.reportedAt', 'r.doneAt', 'r.payer', 'r.estimate', 'r.cost', 'r.partyId', 'r.technicianId'] as const),
  ...(['r.supplierId', 'r.visitOn', 'r.visitFrom', 'r.visitUntil', 'r.suits', 'r.reopenings'] as const),
  ...(['site.name as site', 'part.name as part'] as const),
] as const

/** What presses most comes first: by the day until which it is to be done, then by its number. */
const listed = (ctx: Reader, asked: Omit<RequestsAsked, 'page'>, permission?: Permission) =>
  matching(ctx, asked, permission).select(columns)

type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

/** With their numbers, whose they are and who sees to them, by name. */
async function shown(ctx: Reader, rows: Row[]) {
  const today = dayOf(ctx.now())
  const [tenants, technicians, suppliers, open] = await Promise.all([
    customersNamed(
      ctx,
      rows.flatMap(({ partyId }) => partyId ?? []),
    ),
    namesOf(
      ctx,
      rows.flatMap(({ technicianId }) => technicianId ?? []),
    ),
    suppliersToChoose(ctx),
    uncharged(ctx, rows),
  ])
  return rows.map(({ sequence, ...row }) => {
    const supplier = suppliers.find(({ id }) => id === row.supplierId)?.name
    return {
      ...{ ...row, sequence, number: requestNumber(sequence), where: whereIs(row) },
      tenant: tenants.find(({ id }) => id === row.partyId)?.name ?? null,
      who: (row.technicianId && technicians.get(row.technicianId)) ?? supplier ?? null,
      isUncharged: open.has(row.id),
      isLate: isOpen(row.state) && row.dueOn < today,
    }
  })
}
export type RequestRow = Awaited<ReturnType<typeof shown>>[number]

/** One page of what is asked for, within reach; past the end stands the last page. */
export async function requests(ctx: Reader, asked: RequestsAsked) {
  const { count } = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const list = listed(ctx, asked)
    .$if(asked.state === 'open' || asked.state === 'late', (all) => all.orderBy('r.dueOn'))
    .orderBy('r.sequence', 'desc')
  const { at, rows } = await pageOf(list, { page: asked.page, count: Number(count), perPage: requestsPerPage })
  return { rows: await shown(ctx, rows), count: Number(count), at }
}

/** All that is asked for, a handful at a time. */
export const exportedRequests = (ctx: Reader, asked: RequestsAsked) =>
  pageAfterPage(async (last: RequestRow | undefined) =>
    shown(
      ctx,
      await listed(ctx, asked, may.exportMaintenance)
        .$if(last !== undefined, (all) => all.where('r.sequence', '<', last?.sequence ?? 0))
        .orderBy('r.sequence', 'desc')
        .limit(1_000)
        .execute(),
    ),
  )

const everything: Omit<RequestsAsked, 'page'> = {
  ...{ q: '', state: 'all', category: '', priority: '', payer: '', property: '', unit: '', from: '', to: '' },
}

/** The columns of the board in their order; what was done stays for a week. */
export const boardColumns = {
  reported: ['reported', 'reopened'],
  triaged: ['triaged'],
  'awaiting-approval': ['awaiting-approval'],
  assigned: ['assigned'],
  'in-progress': ['in-progress'],
  done: ['done'],
} as const
const mostOnBoard = 300

export async function board(ctx: Reader) {
  const weekAgo = new Date(ctx.now().getTime() - 7 * 86_400_000)
  const rows = await listed(ctx, everything)
    .where((eb) =>
      eb.or([eb('r.state', 'in', [...openStates]), eb.and([eb('r.state', '=', 'done'), eb('r.doneAt', '>', weekAgo)])]),
    )
    .orderBy('r.dueOn')
    .orderBy('r.sequence')
    .limit(mostOnBoard)
    .execute()
  return await shown(ctx, rows)
}

/** What was given to this person, by the hour in which they come; what they did today stays to be seen. */
export async function mine(ctx: Reader) {
  const rows = await listed(ctx, everything)
    .where('r.technicianId', '=', ctx.actor.id)
    .where((eb) =>
      eb.or([
        eb('r.state', 'in', ['assigned', 'in-progress']),
        eb.and([eb('r.state', '=', 'done'), eb('r.doneAt', '>', new Date(ctx.now().getTime() - 86_400_000))]),
      ]),
    )
    .orderBy('r.visitOn')
    .orderBy('r.visitFrom')
    .orderBy('r.sequence')
    .limit(100)
    .execute()
  return await shown(ctx, rows)
}

/** The latest of one part, for its page. */
export async function requestsOfPart(ctx: Reader, partId: string) {
  if (!ctx.actor.may(may.viewMaintenance)) return []
  return await shown(
    ctx,
    await listed(ctx, { ...everything, unit: partId })
      .orderBy('r.sequence', 'desc')
      .limit(10)
      .execute(),
  )
}

/** For the search over everything. */
export async function findRequests(ctx: Reader, words: string) {
  return await shown(
    ctx,
    await listed(ctx, { ...everything, q: words })
      .orderBy('r.sequence', 'desc')
      .limit(5)
      .execute(),
  )
}

/** How many are open, and how many of them late, within reach. */
export const openFaults = (ctx: Reader) =>
  matching(ctx, { ...everything, state: 'open' })
    .select(
      sql<{ open: number; late: number }>`json_build_object('open', count(*),
        'late', count(*) filter (where r.due_on < ${dayOf(ctx.now())}))`.as('counts'),
    )
    .$asScalar()

export const openRequests = async (ctx: Reader) => (await inOneStatement(ctx.db, { counts: openFaults(ctx) })).counts

/** What was given to this very person waits for them. */
export async function requestsWaiting(ctx: Ctx): Promise<Waiting[]> {
  if (!ctx.actor.may(may.doMaintenance)) return []
  const rows = await mine(ctx)
  return rows
    .filter(({ state }) => state !== 'done')
    .map(({ id, number, category, where, dueOn, reportedAt }) => ({
      ...{ id, path: requestPath(id), kind: 'بلاغ صيانة', dueAt: dueBy(dueOn), since: reportedAt },
      title: `${number} ${faultKinds[category]}: ${where}`,
    }))
}
