import { lastDay, offered } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { serviceOrderBegun, serviceOrderDropped, serviceOrderPlanned } from './service-order-facts.ts'
import { closeOrder, goOn, type LaidOrder, layOrder, moveServiceOrder, type Order, standingOrder } from './service-orders.ts'

type Planned = { resourceId: string; reason: string; from: Date; until: Date }

/** A thing is to be out of use between moments to come: the calendar has it from now on. */
export async function planServiceOrder(work: Work, { resourceId, reason, from, until }: Planned) {
  const plan = { id: work.newId(), resourceId, reason, begunAt: work.now(), begunBy: work.actor.id, plannedFrom: from }
  const order = await work.tx
    .insertInto('serviceOrders')
    .values({ ...plan, expectedAt: until, heldUntil: until, occupancyIds: [], endedAt: null, endedBy: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!order) throw new Refusal('maintenance.planned', 'خطّط لها زميل قبلك. حدّث الصفحة.')
  work.record(serviceOrderPlanned, resourceId, told(order))
  return layOrder(work, order, { from, until })
}

/** It is not to be after all. False where nothing was planned. */
export async function dropPlannedOrder(work: Work, resourceId: string) {
  const plan = await plans(work).where('resourceId', '=', resourceId).executeTakeFirst()
  if (!plan) return false
  await closeOrder(work, plan)
  work.record(serviceOrderDropped, resourceId, told(plan))
  return true
}

/** Those things of a kind whose day has come go out of use; what is out of use already stays so until the later day. */
export async function beginPlannedOrders(work: Work, kind: string): Promise<LaidOrder[]> {
  const things = offered({ db: work.tx }).where('kind', '=', kind).clearSelect().select('id')
  const due = await plans(work)
    .where('resourceId', 'in', things)
    .where('plannedFrom', '<=', work.now())
    .orderBy('plannedFrom')
    .execute()
  const laid: LaidOrder[] = []
  for (const plan of due) {
    const standing = await standingOrder(work, plan.resourceId)
    const begun = standing ? await joinTo(work, standing, plan) : await beginNow(work, plan)
    if (begun) laid.push(begun)
  }
  return laid
}

async function joinTo(work: Work, standing: Order, plan: Order) {
  await closeOrder(work, plan)
  work.record(serviceOrderDropped, plan.resourceId, told(plan))
  if (plan.expectedAt <= standing.heldUntil || plan.expectedAt <= work.now()) return null
  return moveServiceOrder(work, { resourceId: plan.resourceId, until: plan.expectedAt })
}

async function beginNow(work: Work, plan: Order) {
  const begunAt = plan.plannedFrom ?? work.now()
  await work.tx.updateTable('serviceOrders').set({ begunAt, plannedFrom: null }).where('id', '=', plan.id).execute()
  work.record(serviceOrderBegun, plan.resourceId, { reason: plan.reason, until: lastDay(plan.expectedAt) })
  return goOn(work, plan)
}

/** What is planned, for lists of other areas to join: `resourceId`, `plannedFrom`, `expectedAt`, `reason`. */
export const plannedOrders = ({ db }: { db: Ctx['db'] | Work['tx'] }) =>
  db
    .selectFrom('serviceOrders')
    .select(['resourceId', 'plannedFrom', 'expectedAt', 'reason'])
    .where('endedAt', 'is', null)
    .where('plannedFrom', 'is not', null)

const plans = ({ tx }: Work) =>
  tx.selectFrom('serviceOrders').selectAll().where('endedAt', 'is', null).where('plannedFrom', 'is not', null).forUpdate()

const told = ({ reason, plannedFrom, expectedAt }: Pick<Order, 'reason' | 'plannedFrom' | 'expectedAt'>) => ({
  ...{ reason, from: dayOf(plannedFrom ?? expectedAt), until: lastDay(expectedAt) },
})
