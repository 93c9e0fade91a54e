import { lastDay } from '#areas/calendar/public.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { type Fault, fieldFault } from '#platform/field-fault.ts'
import type { Permission } from '#platform/permissions.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, endOfDay, isDay, startOfDay } from '#values/days.ts'
import { beginPlannedOrders, dropPlannedOrder, planServiceOrder } from './planned-orders.ts'
import {
  beginServiceOrder,
  endServiceOrder,
  type LaidOrder,
  layServiceOrderAnew,
  moveServiceOrder,
  outOfUse,
  prolongServiceOrders,
} from './service-orders.ts'

/** In the way of a thing that is out of use: what it is called, how it stands, and until when. */
export type Stop = { thing: string; said: string; until: string; period: string }

/** A trade whose things go out of use: who is asked, and how it asks about what lies on them. */
export type Trade = {
  kind: string
  newDayRule: string
  role: string
  needs: Permission
  /** What was promised with it and finds no other: somebody decides. */
  ask: (work: Work, occupancyIds: readonly string[], stop: Stop) => Promise<void>
  settleMoved: (work: Work, occupancyIds: readonly string[]) => Promise<void>
  settleOf: (work: Work, id: string) => Promise<void>
}
export type Thing = { trade: Trade; id: string; name: string; said: string; branchId: string }

const mostDays = 365

/** By the clock: the day on which it is in use again is to come, and not in another age. */
export function faultOfDayBack(day: unknown, now: Date, { ifNever }: { ifNever: string }): Fault[] {
  if (!isDay(String(day))) return []
  const today = dayOf(now)
  if (String(day) < today) return [['readyOn', 'هذا يوم مضى. اختر اليوم أو ما بعده.']]
  return String(day) > daysAfter(today, mostDays) ? [['readyOn', `اختر يومًا خلال سنة. ${ifNever}`]] : []
}

type Until = { readyOn: string | undefined; usualDays: number; isSame: boolean }

/** The day until which it is out of use from now on, as it was said or as long as it usually takes; null where that was said before. */
export async function stopUntil(work: Work, thing: Thing, { readyOn, usualDays, isSame }: Until) {
  const day = readyOn ?? daysAfter(dayOf(work.now()), usualDays)
  const before = await outOfUse({ db: work.tx }).where('resourceId', '=', thing.id).executeTakeFirst()
  if (before && isSame) {
    if (!readyOn && before.expectedAt <= work.now()) throw fieldFault('readyOn', 'مضى اليوم المتوقع. اكتب يومًا جديدًا.')
    if (!readyOn || before.expectedAt.getTime() === endOfDay(day).getTime()) return null
    await settleStop(work, thing.trade, thing.id)
    const laid = await moveServiceOrder(work, { resourceId: thing.id, until: endOfDay(day) })
    if (laid) await tellOf(work, thing, laid)
    return day
  }
  await endStop(work, thing.trade, thing.id)
  const order = { resourceId: thing.id, reason: thing.said, until: endOfDay(day) }
  await tellOf(work, thing, await beginServiceOrder(work, order))
  return day
}

/** What moved needs nobody; what found no other thing is somebody's decision, once for each day that is said. */
async function tellOf(work: Work, { trade, name, said }: Thing, laid: LaidOrder) {
  const { orderId, expectedAt, heldUntil, moved, inTheWay } = laid
  await trade.settleMoved(work, moved)
  await trade.ask(
    work,
    inTheWay.map(({ id }) => id),
    { thing: name, said, until: lastDay(heldUntil), period: `${orderId} ${lastDay(expectedAt)}` },
  )
}

/** It came back from a customer while it is to be out of use: from now on, not from when it was to come back. False where it is in use. */
export async function stopFromNow(work: Work, thing: Thing) {
  const laid = await layServiceOrderAnew(work, thing.id)
  if (laid) await tellOf(work, thing, laid)
  return laid !== null
}

/** In use again, or gone. */
export async function endStop(work: Work, trade: Trade, id: string) {
  const ended = await endServiceOrder(work, id)
  if (ended) await settleStop(work, trade, id)
  return ended
}

async function settleStop(work: Work, trade: Trade, id: string) {
  await trade.settleOf(work, id)
  await settleTasks(work, { rule: trade.newDayRule, subject: { kind: trade.kind, id } })
}

/** It is to be out of use between two days to come, both within. Another plan of it takes the place of the first. */
export async function planStop(work: Work, thing: Thing, { from, until }: { from: string; until: string }) {
  const stretch = { from: startOfDay(from), until: endOfDay(until) }
  await dropPlannedStop(work, thing.trade, thing.id)
  const laid = await planServiceOrder(work, { resourceId: thing.id, reason: thing.said, ...stretch })
  await tellOf(work, thing, laid)
}

/** It is not to be after all. */
export async function dropPlannedStop(work: Work, trade: Trade, id: string) {
  const dropped = await dropPlannedOrder(work, id)
  if (dropped) await trade.settleOf(work, id)
  return dropped
}

type ThingOf = (id: string) => Promise<Thing>

/** Once a day, first: those whose planned day has come. Returns which. */
export async function beginPlannedStops(work: Work, trade: Trade, thingOf: ThingOf) {
  const laid = await beginPlannedOrders(work, trade.kind)
  for (const order of laid) await tellOf(work, await thingOf(order.resourceId), order)
  return laid.map(({ resourceId }) => resourceId)
}

/** Once a day: what should be in use again and is not goes on a day, and somebody says until when. Returns how many. */
export async function prolongStops(work: Work, trade: Trade, thingOf: ThingOf) {
  const laid = await prolongServiceOrders(work, trade.kind)
  for (const order of laid) {
    const thing = await thingOf(order.resourceId)
    await tellOf(work, thing, order)
    await askNewDay(work, thing, order)
  }
  return laid.length
}

async function askNewDay(work: Work, thing: Thing, order: LaidOrder) {
  const { kind, newDayRule: rule, role, needs } = thing.trade
  const { orderId, expectedAt, heldUntil: dueAt } = order
  const expected = lastDay(expectedAt)
  const title = `حدِّد يومًا جديدًا: ${thing.name}، ${thing.said}`
  const details = `كان متوقعًا أن تعود إلى الخدمة بعد ${dayInWords(expected)}. تُمدَّد يومًا بعد يوم حتى تحدّد يومًا، أو تجعلها جاهزة.`
  const subject = { kind, id: thing.id }
  const asked = { title, details, role, needs, branchId: thing.branchId, dueAt }
  await addTask(work, { rule, period: `${orderId} ${expected}`, subject, ...asked })
}
