import { sql } from 'kysely'
import { takenNow } from '#areas/calendar/public.ts'
import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { borneBy, completionsOf } from './completions.ts'
import { costsOf } from './costs.ts'
import { everyMaintained } from './maintained.ts'
import { daysToReopen, isOpen, requestNumber, stepsOpen, whereIs, whyBorne } from './request.ts'
import { photosOf } from './request-detail.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'recordKinds'>

/** The parts that these records have now, of each kind of site. */
const heldBy = (ctx: Pick<Ctx, 'now' | 'recordKinds'> & { db: Ctx['db'] | Work['tx'] }, partyId: string) =>
  ctx.db
    .selectFrom('maintenanceSites as part')
    .innerJoin('maintenanceSites as site', 'site.id', 'part.siteId')
    .innerJoin(takenNow({ db: ctx.db, now: ctx.now }).as('taken'), 'taken.resourceId', 'part.id')
    .select(['part.id', 'part.name', 'site.id as siteId', 'site.kind as siteKind', 'site.name as site', 'site.branchId'])
    .where(sql<boolean>`taken.kind = any(${everyMaintained(ctx).map(({ occupied }) => occupied)}::text[])`)
    .where('taken.partyId', 'in', recordsOf(partyId))
    .orderBy('site.position')
    .orderBy('part.position')

/** What whoever is signed in has from us, as pairs for a list; it is one most often. */
export async function ownParts(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  const rows = party ? await heldBy(ctx, party.id).execute() : []
  return rows.map(({ id, name, site }) => [id, `${name}، ${site}`] as const)
}

/** One of them, with whose record it is; null where somebody else has it. */
export async function ownPart({ tx, actor, now, recordKinds }: Work, partId: string) {
  const party = await partyOfAccount({ db: tx, actor })
  if (!party) return null
  const part = await heldBy({ db: tx, now, recordKinds }, party.id).where('part.id', '=', partId).executeTakeFirst()
  return part ? { ...part, partyId: party.id } : null
}

const own = ({ db }: Pick<Reader, 'db'>, partyId: string) =>
  db
    .selectFrom('maintenanceRequests as r')
    .innerJoin('maintenanceSites as site', 'site.id', 'r.siteId')
    .leftJoin('maintenanceSites as part', 'part.id', 'r.partId')
    .select(['r.id', 'r.sequence', 'r.category', 'r.state', 'r.description', 'r.place', 'r.reportedAt', 'r.doneAt'])
    .select(['r.visitOn', 'r.visitFrom', 'r.visitUntil', 'r.doneNote', 'r.rejectedReason', 'r.suits', 'r.payer'])
    .select(['r.nature', 'r.payerReason', 'r.estimate', 'r.reopenedReason', 'r.reopenedAt'])
    .select(borneBy('tenant').as('cost'))
    .select(['site.name as site', 'part.name as part'])
    .where('r.partyId', 'in', recordsOf(partyId))

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirst']>>>

/** With its number and place, and what its tenant can say of it. */
function shown(ctx: Reader, { sequence, ...row }: Row) {
  const inTime = row.doneAt !== null && dayOf(row.doneAt) >= daysAfter(dayOf(ctx.now()), -daysToReopen)
  return {
    ...{ ...row, number: requestNumber(sequence), where: whereIs(row) },
    may: { confirm: stepsOpen(row.state, 'confirm'), reopen: inTime && stepsOpen(row.state, 'reopen') },
    bears: row.payer === 'tenant' && row.state !== 'rejected' && row.state !== 'reopened' ? whyBorne(row) : null,
    reopenUntil: row.doneAt && daysAfter(dayOf(row.doneAt), daysToReopen),
  }
}
export type OwnRequest = ReturnType<typeof shown>

const mostShown = 50

/** What this person has reported or what was reported of their home; what waits for a word of theirs comes first. */
export async function ownRequests(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const rows = await own(ctx, party.id)
    .orderBy(sql`r.state = 'done'`, 'desc')
    .orderBy('r.sequence', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map((row) => shown(ctx, row))
}

/** One of them with its pictures; what was offered to the owner is the owner's. */
export async function ownRequest(ctx: Reader, id: string | undefined) {
  const party = isUuid(id) && (await partyOfAccount(ctx))
  if (!party || !id) return null
  const row = await own(ctx, party.id).where('r.id', '=', id).executeTakeFirst()
  if (!row) return null
  const photos = (await photosOf(ctx, id)).filter(({ stage }) => stage === 'report' || stage === 'done')
  const billed = (await costsOf(ctx, [id])).filter(({ payer, isTakenBack }) => payer === 'tenant' && !isTakenBack)
  const done = await completionsOf(ctx.db, [id])
  const isDone = done.length > 0 && !isOpen(row.state) && row.state !== 'rejected'
  const before = (isDone ? done.slice(0, -1) : done).map(({ id: doneId, note, doneAt, payer, cost }) => ({
    ...{ id: doneId, note, doneAt, cost: payer === 'tenant' ? cost : null },
  }))
  return {
    ...shown(ctx, row),
    photos,
    isDone,
    before,
    billed: billed.map(({ id: costId, number, total }) => ({ id: costId, number, total })),
  }
}

export type ShownOwnRequest = NonNullable<Awaited<ReturnType<typeof ownRequest>>>

/** Whether the request is of this person's home. */
export async function isOwnRequest({ tx, actor }: Work, id: string) {
  const party = await partyOfAccount({ db: tx, actor })
  if (!party) return false
  const row = await own({ db: tx }, party.id).where('r.id', '=', id).executeTakeFirst()
  return row !== undefined
}
