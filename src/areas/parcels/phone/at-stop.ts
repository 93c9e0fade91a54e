import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { shownNumber } from '../journey/number.ts'
import { mayFollow } from '../journey/parcel.ts'
import { takeStep } from '../journey/taking-a-step.ts'
import { loadStopForUpdate, lockRunOfStop, withStop } from '../runs/load-for-update.ts'
import { isLoaded } from '../runs/use-cases/load-run.ts'
import { accepted, happenedAt, type PhoneAnswer } from './event.ts'
import { eventInConflict } from './facts.ts'
import type { PhoneEvent } from './inputs.ts'

const notTheirs = () => new Refusal('parcels.not-in-custody', 'ليس في عهدتك. امسحه أو اسأل المشرف.')

export type AtStop = Awaited<ReturnType<typeof loadStopForUpdate>>

/** The stop an event speaks of, where its run is the courier's. */
export async function stopForUpdate(work: Work, stopId: string): Promise<AtStop> {
  const run = await lockRunOfStop(work, stopId)
  if (!run || !reaches(work.actor, may.deliver, run)) throw notTheirs()
  return withStop(work, run, stopId)
}

export const timeOf = (work: Work, event: PhoneEvent, { changedAt }: { changedAt: Date }) =>
  happenedAt(event, { after: changedAt, now: work.now() })

/** The fact wins over what was planned meanwhile: one that is held goes on and is held again, one that was not scanned was loaded. */
export async function asItWas(work: Work, at: AtStop, event: PhoneEvent) {
  const { heldReason } = at.parcel
  let now = at
  if (heldReason !== null) {
    await takeStep(work, now.parcel, { step: 'released', reason: 'سجّله المندوب', at: timeOf(work, event, now.parcel) })
    now = await loadStopForUpdate(work, at.stop.id)
  }
  if (now.stop.state === 'planned') {
    await takeStep(work, now.parcel, {
      ...{ step: 'dispatched', holderId: now.run.courierId, note: now.run.courierName },
      at: timeOf(work, event, now.parcel),
    })
    await isLoaded(work, now.stop.id)
    now = await loadStopForUpdate(work, at.stop.id)
  }
  return { ...now, heldReason }
}

/** Whether all of it is with this courier, or may have been. */
export const isWithThem = ({ stop, parcel }: AtStop) =>
  stop.state === 'loaded'
    ? parcel.pieces.every(({ state }) => state === 'out-for-delivery')
    : stop.state === 'planned' && parcel.pieces.every(({ state }) => mayFollow(state, 'dispatched'))

/** Another hand scanned it since: both are kept, the parcel stands still, and the supervisor decides. */
export async function inConflict(work: Work, { run, parcel }: AtStop, { event, said }: { event: PhoneEvent; said: string }) {
  const number = shownNumber(parcel.number)
  const mayBeHeld = parcel.heldReason === null && parcel.pieces.every(({ state }) => mayFollow(state, 'held'))
  if (mayBeHeld) await takeStep(work, parcel, { step: 'held', reason: `قال المندوب ${run.courierName} ${said}` })
  await addTask(work, {
    ...{ rule: 'parcels.phone-conflict', period: event.id, subject: { kind: 'parcel', id: parcel.id }, kind: 'discrepancy' },
    ...{ title: `الطرد ${number}: ما سجّله ${run.courierName} يخالف المسح. قرّر الواقع.`, details: said },
    ...{ branchId: parcel.branchId, role: 'parcelsSupervisor', needs: may.correct },
  })
  work.record(eventInConflict, parcel.id, { number, courier: run.courierName, said })
  const answer: PhoneAnswer = { ...accepted('المشرف يراجعه.'), result: 'conflict' }
  return { ...answer, said }
}
