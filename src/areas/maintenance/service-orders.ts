import { lastDay, occupyAround, offered, releasePlanned } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, endOfDay } from '#values/days.ts'
import { serviceOrderBegun, serviceOrderEnded, serviceOrderMoved } from './service-order-facts.ts'

type Asked = { resourceId: string; reason: string; until: Date }
const stands = { endedAt: null, endedBy: null }

/** A thing goes out of use now, whatever it is promised to; what is in the way is told, so that its area asks for a decision. */
export async function beginServiceOrder(work: Work, { resourceId, reason, until }: Asked) {
  const begun = { id: work.newId(), resourceId, reason, begunAt: work.now(), begunBy: work.actor.id }
  const order = await work.tx
    .insertInto('serviceOrders')
    .values({ ...begun, expectedAt: until, heldUntil: until, occupancyIds: [], plannedFrom: null, ...stands })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!order) throw new Refusal('maintenance.out-of-use', 'هي خارج الخدمة من قبل. حدّث الصفحة.')
  work.record(serviceOrderBegun, resourceId, { reason, until: lastDay(until) })
  return layOrder(work, order, { from: work.now(), until })
}

/** Somebody says anew until when, sooner or later; null where it is in use. */
export async function moveServiceOrder(work: Work, { resourceId, until }: Omit<Asked, 'reason'>) {
  const order = await standingOrder(work, resourceId)
  if (!order) return null
  await work.tx.updateTable('serviceOrders').set({ expectedAt: until, heldUntil: until }).where('id', '=', order.id).execute()
  work.record(serviceOrderMoved, resourceId, { reason: order.reason, until: lastDay(until) })
  return layOrder(work, { ...order, expectedAt: until }, { from: goesOnFrom(work, order), until })
}

/** What lay in the way has left, so it takes what is free by now; null where the thing is in use. */
export async function layServiceOrderAnew(work: Work, resourceId: string) {
  const order = await standingOrder(work, resourceId)
  return order && goOn(work, order)
}

/** It is in use again: free from now on. False where it was. */
export async function endServiceOrder(work: Work, resourceId: string) {
  const order = await standingOrder(work, resourceId)
  if (!order) return false
  await closeOrder(work, order)
  work.record(serviceOrderEnded, resourceId, { reason: order.reason })
  return true
}

export async function closeOrder(work: Work, { id, occupancyIds }: Pick<Order, 'id' | 'occupancyIds'>) {
  const ended = { endedAt: work.now(), endedBy: work.actor.id }
  await work.tx.updateTable('serviceOrders').set(ended).where('id', '=', id).execute()
  for (const occupancyId of occupancyIds) await releasePlanned(work, occupancyId)
}

/** Those things of a kind that should be in use again by what was said and are not go on until tonight. */
export async function prolongServiceOrders(work: Work, kind: string) {
  const things = offered({ db: work.tx }).where('kind', '=', kind)
  const due = await work.tx
    .selectFrom('serviceOrders')
    .innerJoin(things.as('thing'), 'thing.resourceId', 'serviceOrders.resourceId')
    .selectAll('serviceOrders')
    .where('endedAt', 'is', null)
    .where('plannedFrom', 'is', null)
    .where('heldUntil', '<=', work.now())
    .orderBy('begunAt')
    .forUpdate('serviceOrders')
    .execute()
  const laid = []
  for (const order of due) laid.push(await goOn(work, order))
  return laid
}

/** What is out of use, for lists of other areas to join: `resourceId`, `orderId`, `expectedAt`, `heldUntil`. */
export const outOfUse = ({ db }: { db: Ctx['db'] | Work['tx'] }) =>
  db
    .selectFrom('serviceOrders')
    .select(['resourceId', 'serviceOrders.id as orderId', 'expectedAt', 'heldUntil'])
    .where('endedAt', 'is', null)
    .where('plannedFrom', 'is', null)

export const standingOrder = ({ tx }: Work, resourceId: string) =>
  tx
    .selectFrom('serviceOrders')
    .selectAll()
    .where('resourceId', '=', resourceId)
    .where('endedAt', 'is', null)
    .where('plannedFrom', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export type Order = NonNullable<Awaited<ReturnType<typeof standingOrder>>>

/** As long as it was to be, and while nobody has said more until the end of today. */
export async function goOn(work: Work, order: Order) {
  const tonight = endOfDay(dayOf(work.now()))
  const until = order.heldUntil > work.now() ? order.heldUntil : tonight
  if (until !== order.heldUntil) {
    await work.tx.updateTable('serviceOrders').set({ heldUntil: until }).where('id', '=', order.id).execute()
    work.record(serviceOrderMoved, order.resourceId, { reason: order.reason, until: lastDay(until) })
  }
  return layOrder(work, order, { from: goesOnFrom(work, order), until })
}

const goesOnFrom = (work: Work, { heldUntil }: Order) => (heldUntil < work.now() ? heldUntil : work.now())

export async function layOrder(work: Work, order: Order, { from, until }: { from: Date; until: Date }) {
  const { id, resourceId, reason, occupancyIds, expectedAt } = order
  const asked = { resourceId, kind: 'maintenance' as const, from, until, reason, parts: occupancyIds }
  const { parts, moved, inTheWay } = await occupyAround(work, asked)
  await work.tx.updateTable('serviceOrders').set({ occupancyIds: parts }).where('id', '=', id).execute()
  return { orderId: id, resourceId, expectedAt, heldUntil: until, moved, inTheWay }
}
export type LaidOrder = Awaited<ReturnType<typeof layOrder>>
