import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { stillOut } from './custody.ts'
import { resourceOut } from './facts.ts'
import { type Between, holdStill, insertOccupancy, inTheWay, inWords } from './taking.ts'

type Brought = Omit<Between, 'expiresAt'>

/**
 * With somebody since before this calendar knew it, also where they are late by now: it stands here from the moment it went out. What
 * is planned with it makes no room, because nobody has looked at that yet.
 */
export async function bringOut(work: Work, asked: Brought) {
  const { resourceId, kind, from, reason, field } = asked
  await holdStill(work, resourceId)
  const why = await whyNotOut(work, asked)
  if (why) throw fieldFault(field, why)
  const id = work.newId()
  await insertOccupancy(work, { ...asked, id, pinned: true, status: 'out' })
  await work.tx
    .insertInto('custodies')
    .values({ occupancyId: id, resourceId, outAt: from, outBy: work.actor.id, backAt: null, backBy: null })
    .execute()
  work.record(resourceOut, resourceId, { kind, reason })
  return { id }
}

type Stretch = Pick<Brought, 'resourceId' | 'from' | 'until' | 'turnaround'>

/** Why it cannot have been with somebody all that time, in a sentence; null where it can. */
export async function whyNotOut(work: Work, { resourceId, from, until, turnaround = 0 }: Stretch) {
  const before = await stillOut(work, resourceId)
  if (before) return `لم تُسجَّل إعادتها ممن هي لديه (${before.reason}).`
  const other = await inTheWay(work, { resourceId, from, until, turnaround })
  return other ? `${inWords(other)}.` : null
}
