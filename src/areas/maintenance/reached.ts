import type { Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { maintenancePermissions } from './permissions.ts'
import {
  faultKinds,
  type RequestState,
  requestNumber,
  requestStates,
  type Step,
  stepFrom,
  stepsOpen,
  whereIs,
} from './request.ts'

const held = ({ tx }: Pick<Work, 'tx'>, id: string) =>
  tx
    .selectFrom('maintenanceRequests')
    .innerJoin('maintenanceSites as site', 'site.id', 'maintenanceRequests.siteId')
    .leftJoin('maintenanceSites as part', 'part.id', 'maintenanceRequests.partId')
    .selectAll('maintenanceRequests')
    .select(['site.name as site', 'site.kind as siteKind', 'site.branchId', 'part.name as part'])
    .where('maintenanceRequests.id', '=', id)
    .forUpdate('maintenanceRequests')
    .executeTakeFirst()

export type HeldRequest = NonNullable<Awaited<ReturnType<typeof held>>>

/** The request to work on, if this person's permission goes as far as it; nobody else writes it meanwhile. */
export async function requestToChange(work: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const row = await held(work, id)
  const found = row && { ...row, assigneeId: row.technicianId }
  mustReach(work.actor, permission, found)
  return found
}

/** Who sorts what comes in, where this request is: nobody of another branch. */
export async function whoSorts(tx: Tx, requestId: string) {
  const { branchId } = await tx
    .selectFrom('maintenanceRequests')
    .innerJoin('maintenanceSites as site', 'site.id', 'maintenanceRequests.siteId')
    .select('site.branchId')
    .where('maintenanceRequests.id', '=', requestId)
    .executeTakeFirstOrThrow()
  return { holdersOf: maintenancePermissions.manageMaintenance, branchId }
}

/** The same without a question: for what the house itself does, and for those whose own it is. */
export const requestHeld = held

/** What every fact of a request says, once it stands in that state. */
export const told = (one: HeldRequest, state: RequestState) => ({
  number: requestNumber(one.sequence),
  where: whereIs(one),
  title: faultKinds[one.category],
  state: requestStates[state],
  partyId: one.partyId,
})

/** The columns of a step, written where the request still stands in a state from which the step leads on. */
export async function moveOn<Set extends object>({ tx }: Pick<Work, 'tx'>, one: HeldRequest, move: { step: Step; set: Set }) {
  const moved = await tx
    .updateTable('maintenanceRequests')
    .set(move.set)
    .where('id', '=', one.id)
    .where('state', 'in', [...stepFrom[move.step]])
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw notFrom(one.state)
}

/** Refused before anything is looked up for the step. */
export function mustLeadOn({ state }: Pick<HeldRequest, 'state'>, step: Step) {
  if (!stepsOpen(state, step)) throw notFrom(state)
}

const notFrom = (state: RequestState) =>
  new Refusal('properties.request-elsewhere', `حال البلاغ الآن «${requestStates[state]}»، فلا تصلح هذه الخطوة. حدّث الصفحة.`)
