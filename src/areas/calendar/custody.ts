import { settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysBetween } from '#values/days.ts'
import { resourceBack, resourceOut } from './facts.ts'
import { holdStill } from './taking.ts'

type Which = { resourceId: string; occupancyId: string }

/** Whoever took it has it from now on. Only one has a thing at a time. */
export async function giveOut(work: Work, { resourceId, occupancyId }: Which) {
  await holdStill(work, resourceId)
  const before = await stillOut(work, resourceId)
  if (before) throw new Refusal('calendar.still-out', `لم تُسجَّل إعادتها ممن كانت لديه (${before.reason}). سجّل الإعادة أولًا.`)
  const one = await work.tx
    .updateTable('occupancies')
    .set({ status: 'out', pinned: true })
    .where('id', '=', occupancyId)
    .where('resourceId', '=', resourceId)
    .where('status', '=', 'confirmed')
    .where('endsAt', '>', work.now())
    .returning(['kind', 'reason'])
    .executeTakeFirst()
  if (!one) throw new Refusal('calendar.over', 'انتهت هذه المدة أو حرّرها زميل. حدّث الصفحة.')
  const out = { outAt: work.now(), outBy: work.actor.id, backAt: null, backBy: null }
  await work.tx
    .insertInto('custodies')
    .values({ occupancyId, resourceId, ...out })
    .execute()
  work.record(resourceOut, resourceId, one)
}

/** It is back, as early or as late as it comes; from now on it is free of them. */
export async function takeBack(work: Work, { resourceId, occupancyId }: Which) {
  const one = await work.tx
    .selectFrom('occupancies')
    .innerJoin('resources', 'resources.id', 'occupancies.resourceId')
    .select(['occupancies.kind', 'reason', 'startsAt', 'endsAt', 'resources.kind as resource'])
    .where('occupancies.id', '=', occupancyId)
    .where('resourceId', '=', resourceId)
    .where('status', 'in', ['confirmed', 'out'])
    .where('startsAt', '<=', work.now())
    .forUpdate('occupancies')
    .executeTakeFirst()
  if (!one) throw new Refusal('calendar.over', 'لم تبدأ هذه المدة، أو سُجّلت إعادتها. حدّث الصفحة.')
  const [now, by] = [work.now(), work.actor.id]
  const endsAt = now < one.endsAt && now > one.startsAt ? now : one.endsAt
  await work.tx
    .updateTable('occupancies')
    .set({ status: 'released', releasedAt: now, endsAt })
    .where('id', '=', occupancyId)
    .execute()
  await work.tx
    .insertInto('custodies')
    .values({ occupancyId, resourceId, outAt: one.startsAt, outBy: by, backAt: now, backBy: by })
    .onConflict((conflict) => conflict.column('occupancyId').doUpdateSet({ backAt: now, backBy: by }))
    .execute()
  const lateDays = Math.max(0, daysBetween(dayOf(new Date(one.endsAt.getTime() - 1)), dayOf(now)))
  work.record(resourceBack, resourceId, { kind: one.kind, reason: one.reason, lateDays })
  await settleTasks(work, { rule: conflictRule, subject: { kind: one.resource, id: resourceId } })
  return { lateDays }
}

export const conflictRule = 'calendar.conflict'

export const stillOut = ({ tx }: Work, resourceId: string) =>
  tx
    .selectFrom('custodies')
    .innerJoin('occupancies', 'occupancies.id', 'custodies.occupancyId')
    .select('reason')
    .where('custodies.resourceId', '=', resourceId)
    .where('backAt', 'is', null)
    .executeTakeFirst()
