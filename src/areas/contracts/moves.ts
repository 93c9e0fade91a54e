import type { Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { settleActivation } from './activation-tasks.ts'
import { addendaHeld, mustStandAlone } from './addenda/addenda-of.ts'
import { contractCan, lastDayOf, lastDaysAfterNotice, type NoticeBy, type Step, steps } from './contract.ts'
import { settleEnding } from './ending-tasks.ts'
import * as facts from './facts.ts'
import { type Contract, kindOf, movedMeanwhile, successorOf, toldOf } from './held.ts'
import { isFollowed } from './in-force.ts'
import { mustBeToCome } from './to-come.ts'

type Columns = Partial<Omit<Contract, 'id' | 'state'>>

/** The step itself: guarded by the state it leads out of, whatever was read before. */
async function take(work: Work, one: Contract, { step, ...columns }: Columns & { step: Step }) {
  const { from, to } = steps[step]
  const moved = await work.tx
    .updateTable('contracts')
    .set({ ...columns, state: to })
    .where('id', '=', one.id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
  if (!moved) throw movedMeanwhile()
  return moved
}

export async function send(work: Work, one: Contract) {
  const moved = await take(work, one, { step: 'send', sentAt: work.now() })
  await mustBeSignable(work, moved)
  work.record(facts.contractSent, one.id, await toldOf(work, one))
}

/** What it is about is kept for it from now on, or is somebody else's by now. */
export const mustBeSignable = async (work: Work, one: Contract) =>
  kindOf(work, one.kind).sending?.(work, one, { on: dayOf(work.now()) })

/** What was sent and not signed yet can be written anew. */
export async function takeBack(work: Work, one: Contract, reason: string) {
  if (!contractCan.takeBack(one)) throw movedMeanwhile()
  const moved = await take(work, one, { step: 'takeBack', sentAt: null })
  await kindOf(work, one.kind).takingBack?.(work, moved, { reason })
  work.record(facts.contractTakenBack, one.id, { ...(await toldOf(work, one)), reason })
}

export async function sign(work: Work, one: Contract, signed: { on: string; way: 'paper' | 'code'; fileId: string }) {
  const { on, way, fileId } = signed
  const done = await work.tx
    .updateTable('contracts')
    .set({ signedOn: on, signedWay: way, signedFileId: fileId })
    .where('id', '=', one.id)
    .where('state', '=', 'pending-signature')
    .where('signedOn', 'is', null)
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) throw movedMeanwhile()
  // What everybody has signed by code is not taken from them: activation asks again.
  if (way === 'paper') await mustBeSignable(work, one)
  work.record(facts.contractSigned, one.id, { ...(await toldOf(work, one)), on, way })
}

export async function activate(work: Work, one: Contract) {
  if (one.state === 'pending-signature' && !one.signedOn)
    throw new Refusal('contracts.not-signed', 'لم يُوقّع العقد بعد. سجّل توقيعه أولًا.')
  const moved = await take(work, one, { step: 'activate', activatedBy: work.actor.id, activatedAt: work.now() })
  await settleActivation(work, one.id)
  await kindOf(work, one.kind).activating?.(work, moved, { on: dayOf(work.now()) })
  const { startsOn, endsOn } = one
  work.record(facts.contractActivated, one.id, { ...(await toldOf(work, one)), startsOn, endsOn })
}

export async function suspend(work: Work, one: Contract, reason: string) {
  mustStandAlone(one)
  await take(work, one, { step: 'suspend', suspendedReason: reason })
  work.record(facts.contractSuspended, one.id, { ...(await toldOf(work, one)), reason })
}

export async function resume(work: Work, one: Contract) {
  await take(work, one, { step: 'resume', suspendedReason: null })
  work.record(facts.contractResumed, one.id, await toldOf(work, one))
}

export type Notice = { by: NoticeBy; on: string; lastDay: string; reason: string }

export async function giveNotice(work: Work, one: Contract, { by, on, lastDay, reason }: Notice) {
  mustStandAlone(one)
  const { soonest, latest } = lastDaysAfterNotice({ ...one, givenOn: on })
  if (lastDay < one.startsOn) throw fieldFault('lastDay', `${toBegin(one)} اختر يومًا من مدته، أو ألغِه قبل أن يبدأ.`)
  if (lastDay < soonest)
    throw fieldFault(
      'lastDay',
      `لا ينتهي قبل ${dayInWords(soonest)}: مهلة الإخطار في العقد. إن اتفق الطرفان على يوم قبله فاطلب إنهاءه مبكرًا.`,
    )
  if (latest && lastDay > latest) throw fieldFault('lastDay', `ينتهي العقد في ${dayInWords(latest)}. اختره أو يومًا قبله.`)
  const columns = { noticeBy: by, noticeOn: on, noticeReason: reason, leavesOn: lastDay }
  const moved = await take(work, one, { step: 'giveNotice', ...columns })
  await settleEnding(work, one.id)
  await kindOf(work, one.kind).noticeGiven?.(work, moved, { on, lastDay, by })
  work.record(facts.noticeGiven, one.id, { ...(await toldOf(work, one)), by, on, lastDay, reason })
}

/** Whoever gave it thinks better of it: until its last day is over, and nothing follows, the contract goes on in force as it was written. */
export async function withdrawNotice(work: Work, one: Contract, reason?: string) {
  if (one.leavesOn && one.leavesOn < dayOf(work.now()))
    throw new Refusal('contracts.notice-over', `كان آخر يوم في العقد ${dayInWords(one.leavesOn)}، فلا يُسحب الإخطار بعده.`)
  if (await successorOf(work, one))
    throw new Refusal('contracts.notice-followed', 'كُتب العقد الذي يليه، فلا يُسحب الإخطار. ألغِ ذلك العقد أولًا.')
  const none = { noticeBy: null, noticeOn: null, noticeReason: null, leavesOn: null, suspendedReason: null }
  const moved = await take(work, one, { step: 'withdrawNotice', ...none })
  await kindOf(work, one.kind).noticeWithdrawn?.(work, moved, { on: dayOf(work.now()) })
  work.record(facts.noticeWithdrawn, one.id, { ...(await toldOf(work, one)), ...(reason && { reason }) })
}

/** Before its time, on a day of its term; whoever does it agrees to it. Until a day to come it goes on, as after notice. */
export async function terminate(work: Work, one: Contract, { on, reason }: { on: string; reason: string }) {
  mustBeOfItsTerm(work, one, on)
  if (on > dayOf(work.now())) return agreeOnEnd(work, one, { lastDay: on, reason })
  const moved = await take(work, one, { step: 'terminate', endedOn: on, endedBy: work.actor.id, endReason: reason })
  await settleEnding(work, one.id)
  await kindOf(work, one.kind).terminating?.(work, moved, { on, reason })
  await endAddenda(work, one, on)
  work.record(facts.contractTerminated, one.id, { ...(await toldOf(work, one)), on, reason })
}

async function agreeOnEnd(work: Work, one: Contract, { lastDay, reason }: { lastDay: string; reason: string }) {
  const [by, on] = ['both' as const, dayOf(work.now())]
  const columns = { noticeBy: by, noticeOn: on, noticeReason: reason, leavesOn: lastDay }
  const moved = await take(work, one, { step: 'agreeOnEnd', ...columns })
  await settleEnding(work, one.id)
  await kindOf(work, one.kind).noticeGiven?.(work, moved, { on, lastDay, by })
  work.record(facts.earlyEndAgreed, one.id, { ...(await toldOf(work, one)), lastDay, reason })
}

const toBegin = ({ startsOn }: Contract) => `يبدأ العقد في ${dayInWords(startsOn)}.`

/** A day on which it can end early: of its term, and before its last. */
export function mustBeOfItsTerm(work: Pick<Work, 'now'>, one: Contract, on: string) {
  mustStandAlone(one)
  const last = one.leavesOn ?? one.endsOn
  if (one.startsOn > dayOf(work.now())) throw fieldFault('on', `${toBegin(one)} ألغِه قبل أن يبدأ.`)
  if (on < one.startsOn) throw fieldFault('on', `يبدأ العقد في ${dayInWords(one.startsOn)}. اختر يومًا من مدته.`)
  if (on >= last && (one.leavesOn || !one.autoRenew))
    throw fieldFault('on', `ينتهي العقد في ${dayInWords(last)}. اختر يومًا قبله.`)
}

export async function cancel(work: Work, one: Contract, reason: string) {
  const moved = await take(work, one, { step: 'cancel', endedBy: work.actor.id, endReason: reason })
  await settleActivation(work, one.id)
  await kindOf(work, one.kind).cancelling?.(work, moved, { reason })
  work.record(facts.contractCancelled, one.id, { ...(await toldOf(work, one)), reason })
}

/** Both sides let go of it before its first day, and nothing of it stays asked for. */
export async function callOff(work: Work, one: Contract, { by, reason }: { by: NoticeBy; reason: string }) {
  await mustBeToCome(work, one)
  const calledOffOn = dayOf(work.now())
  const moved = await take(work, one, { step: 'callOff', calledOffOn, endedBy: work.actor.id, endReason: reason })
  await settleEnding(work, one.id)
  await kindOf(work, one.kind).callOff?.does(work, moved, { reason })
  await callOffAddenda(work, one, calledOffOn)
  work.record(facts.contractCalledOff, one.id, { ...(await toldOf(work, one)), by, reason })
}

/** What belongs to it goes with it, and needs no word of its own. */
async function callOffAddenda(work: Work, { id, number }: Contract, calledOffOn: string) {
  const reason = `أُلغي العقد ${number}`
  for (const each of await addendaHeld(work, id)) {
    if (contractCan.cancel(each)) await cancel(work, each, reason)
    if (!contractCan.callOff(each)) continue
    await take(work, each, { step: 'callOff', calledOffOn, endedBy: work.actor.id, endReason: reason })
    work.record(facts.contractCancelled, each.id, { ...(await toldOf(work, each)), reason })
  }
}

/** Its last day is over: as it was written, as notice was given, or because another one follows. */
export async function end(work: Work, one: Contract) {
  const on = lastDayOf(one, await goesOnAsAnother(work, one))
  if (!on || on >= dayOf(work.now())) throw new Refusal('contracts.not-over', 'لم تنتهِ مدة العقد بعد.')
  await settleEnding(work, one.id)
  const moved = await take(work, one, { step: 'end', endedOn: on, endedBy: work.actor.id })
  await kindOf(work, one.kind).ending?.(work, moved, { on })
  await endAddenda(work, one, on)
  work.record(facts.contractEnded, one.id, { ...(await toldOf(work, one)), on })
}

const goesOnAsAnother = async ({ tx }: Work, { id }: Contract) =>
  (await tx.selectFrom('contracts').select('id').where('id', '=', id).where(isFollowed).executeTakeFirst()) !== undefined

/** What belongs to it ends with it; what of that nobody has signed yet is given up. */
async function endAddenda(work: Work, { id, number }: Contract, on: string) {
  for (const each of await addendaHeld(work, id)) {
    if (contractCan.cancel(each)) await cancel(work, each, `انتهى العقد ${number}`)
    if (!contractCan.giveNotice(each)) continue
    await take(work, each, { step: 'end', endedOn: on, endedBy: work.actor.id })
    work.record(facts.contractEnded, each.id, { ...(await toldOf(work, each)), on })
  }
}

export async function close(work: Work, one: Contract) {
  mustStandAlone(one)
  const moved = await take(work, one, { step: 'close', closedBy: work.actor.id, closedAt: work.now() })
  await kindOf(work, one.kind).closing?.(work, moved, { on: dayOf(work.now()) })
  work.record(facts.contractClosed, one.id, await toldOf(work, one))
  for (const each of await addendaHeld(work, one.id)) {
    if (!contractCan.close(each)) continue
    await take(work, each, { step: 'close', closedBy: work.actor.id, closedAt: work.now() })
    work.record(facts.contractClosed, each.id, await toldOf(work, each))
  }
}

/** Nothing of it is written anew: the one that follows begins as a draft the day after. */
export async function follow(work: Work, one: Contract, successor: HeldContract) {
  mustStandAlone(one)
  await settleEnding(work, one.id)
  await kindOf(work, one.kind).renewing?.(work, one, { successor })
  const { id: successorId, number, endsOn } = successor
  work.record(facts.contractRenewed, one.id, { ...(await toldOf(work, one)), successorId, successor: number, endsOn })
}
