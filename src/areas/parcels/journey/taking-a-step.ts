import { branchNamed } from '#areas/company/public.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { mustHaveTakenOld, oldParcelFor } from './exchanges.ts'
import { stepFacts } from './facts.ts'
import { heldParcel, type LoadedParcel } from './load-for-update.ts'
import { shownNumber } from './number.ts'
import {
  branchSteps,
  endedStates,
  type Holder,
  isOnTheWayIn,
  leastAdvanced,
  mayFollow,
  type ParcelState,
  parcelStates,
  type StepName,
  steps,
  type ToldState,
} from './parcel.ts'
import { writeStep } from './write-step.ts'

/** The first step is written with the parcel. */
type LaterStep = Exclude<StepName, 'registered'>

type AtDoor = { pickupId: string } | { takenStopId: string }

type Taken = {
  step: LaterStep
  /** Which pieces; all of them where it is not said. */
  pieces?: readonly number[]
  /** The shelf, the courier, the bag. */
  holderId?: string | null
  /** At which pickup or stop it is accepted: the courier has it then. */
  atDoor?: AtDoor
  /** Where it happens; where the parcel is if it is not said. */
  branchId?: string
  reason?: string | null
  note?: string | null
  /** When it happened, where a phone tells it later. */
  at?: Date | undefined
  /** Of a correction: what the pieces are in truth, and which event of each was wrong. */
  told?: { state: ToldState; corrects: ReadonlyMap<string, string> }
}

/**
 * What happens to a parcel, in one place: an event for each piece, who has it then, and what the parcel is. The caller holds the row,
 * so two at once come one after the other.
 */
export async function takeStep(work: Work, parcel: LoadedParcel, taken: Taken) {
  const { step, holderId = null, branchId = parcel.branchId, reason = null, note = null, told } = taken
  const toldState = told?.state ?? null
  const pieces = parcel.pieces.filter(({ n }) => taken.pieces?.includes(n) ?? true)
  if (pieces.length === 0) throw new Refusal('parcels.no-piece', 'لا قطعة بهذا الرقم في الطرد. امسح القطعة من جديد.')
  mustFollow(parcel, pieces, step)
  if (step === 'handed-over') await mustHaveTakenOld(work, parcel.id)

  const { at = work.now(), atDoor } = taken
  const events = pieces.map(({ id }) => ({ id: work.newId(), pieceId: id, correctsId: told?.corrects.get(id) ?? null }))
  const holder = holderAfter(step, atDoor !== undefined)
  const { to, states } = statesAfter(parcel, { pieces, step, toldState })
  const stamp = { parcelId: parcel.id, step, at, branchId, reason, note, toldState }
  const branch = await writeStep(work, { ...stamp, events, holder, holderId, state: to })
  const state = await keepState(work, parcel, { step, states, branchId, reason, at, toldState, atDoor })
  work.record(stepFacts[step], parcel.id, { ...factData(parcel, pieces), branchId, branch, reason, note, at: at.toISOString() })
  if (step === 'cancelled' || step === 'returned' || step === 'disposed') await giveUpExchange(work, parcel.id)
  return { state }
}

/** Where nothing new is given any more, nothing old is taken. */
async function giveUpExchange(work: Work, newParcelId: string) {
  const old = await oldParcelFor(work.tx, newParcelId)
  const parcel = old?.state === 'registered' && old.heldReason === null ? await heldParcel(work, old.number) : null
  if (parcel) await takeStep(work, parcel, { step: 'cancelled', reason: 'لم يُسلَّم الجديد' })
}

/** The first step of parcels that are new, all at once: an event a piece, and its sender has it still. */
export async function recordRegistered(work: Work, parcels: readonly LoadedParcel[]) {
  const at = work.now()
  const stamp = {
    step: 'registered' as const,
    at,
    receivedAt: at,
    byId: work.actor.id,
    reason: null,
    note: null,
    toldState: null,
  }
  const events = parcels.flatMap(({ id: parcelId, branchId, pieces }) =>
    pieces.map(({ id: pieceId }) => ({ ...stamp, id: work.newId(), parcelId, pieceId, branchId, correctsId: null })),
  )
  const insert = work.tx.insertInto('parcelEvents').values(events)
  await (events.length === 1 ? insert.modifyEnd(often) : insert).execute()
  // The old one of an exchange is with whoever is to give it.
  const old = new Set(parcels.filter(({ isReturning }) => isReturning).map(({ id }) => id))
  const [kept, given] = [events.filter(({ parcelId }) => old.has(parcelId)), events.filter(({ parcelId }) => !old.has(parcelId))]
  if (given.length > 0) await openCustody(work, { holder: steps.registered.custody, events: given, at })
  if (kept.length > 0) await openCustody(work, { holder: 'recipient', events: kept, at })
  const branches = new Map<string, string>()
  for (const { branchId } of parcels)
    if (!branches.has(branchId)) branches.set(branchId, (await branchNamed(work, branchId)) ?? '')
  const told = { reason: null, note: null, at: at.toISOString() }
  for (const parcel of parcels) {
    const { id, branchId, pieces } = parcel
    work.record(stepFacts.registered, id, {
      ...{ ...factData(parcel, pieces), ...told, branchId, branch: branches.get(branchId) ?? '' },
    })
  }
}

/** What every step tells of its parcel. */
const factData = (parcel: LoadedParcel, pieces: readonly Piece[]) => ({
  ...{ number: shownNumber(parcel.number), place: parcel.place, pieces: pieces.map(({ n }) => n) },
  ...{ senderId: parcel.senderId, sender: parcel.senderName },
  ...{ recipient: parcel.recipientName, recipientPhone: parcel.recipientPhone },
})

type Late = { at: Date; reason: string; note: string | null }

/** An attempt that failed before the last step and is told after it: it stands in its place, and the parcel stays where it is. */
export async function tellLateFailure(work: Work, parcel: LoadedParcel, { at, reason, note }: Late) {
  const stamp = {
    parcelId: parcel.id,
    step: 'attempt-failed' as const,
    at,
    receivedAt: work.now(),
    byId: work.actor.id,
    branchId: parcel.branchId,
  }
  const events = parcel.pieces.map(({ id }) => ({ ...stamp, id: work.newId(), pieceId: id, reason, note, toldState: null }))
  await work.tx.insertInto('parcelEvents').values(events).execute()
  await work.tx
    .updateTable('parcels')
    .set((eb) => ({ failedTimes: eb('failedTimes', '+', 1), failure: reason }))
    .where('id', '=', parcel.id)
    .execute()
}

type Piece = LoadedParcel['pieces'][number]

function mustFollow(parcel: LoadedParcel, pieces: readonly Piece[], step: LaterStep) {
  if (parcel.heldReason !== null && step !== 'released')
    throw new Refusal('parcels.held', `الطرد موقوف: ${parcel.heldReason}. أطلقه أولًا.`)
  if (branchSteps.includes(step) && isOnTheWayIn(parcel))
    throw new Refusal(
      'parcels.with-pickup-courier',
      `الطرد ${shownNumber(parcel.number)} مع المندوب الذي أخذه عند الباب. زِنه واستلمه منه أولًا.`,
    )
  const wrong = pieces.find(({ state }) => !mayFollow(state, step) || isNotBack(parcel, { step, state }))
  if (!wrong) return
  const which = parcel.pieceCount > 1 ? `القطعة ${wrong.n} من الطرد` : 'الطرد'
  throw new Refusal(
    'parcels.no-step',
    `${which} ${shownNumber(parcel.number)} حالته «${parcelStates[wrong.state]}»، ولا يصح فيها هذا. افتح الطرد لترى ما جرى.`,
  )
}

/** What was accepted comes back from a courier only where one took it. */
const isNotBack = ({ pickupId, takenStopId }: LoadedParcel, { step, state }: { step: LaterStep; state: ParcelState }) =>
  step === 'came-back' && state === 'accepted' && (pickupId ?? takenStopId) === null

/** Who has it after a step; null where that stays. */
function holderAfter(step: LaterStep, isAtDoor: boolean): Holder | null {
  const custody = isAtDoor ? steps.accepted.custodyAtDoor : steps[step].custody
  if (custody === 'same') return null
  // What is said to be with us lies on the floor until somebody puts it on a shelf.
  return custody === 'told' ? 'floor' : custody
}

type Opened = { holder: Holder; events: readonly { id: string; pieceId: string }[]; at: Date }

async function openCustody(work: Work, { holder, events, at }: Opened) {
  const held = events.map(({ id, pieceId }) => ({ id: work.newId(), pieceId, holder, holderId: null, eventId: id, since: at }))
  const insert = work.tx.insertInto('parcelCustody').values(held)
  await (held.length === 1 ? insert.modifyEnd(often) : insert).execute()
}

type Moved = { pieces: readonly Piece[]; step: LaterStep; toldState: ToldState | null }

/** What the pieces of a step become, where they become something, and the state of every piece of the parcel then. */
function statesAfter(parcel: LoadedParcel, { pieces, step, toldState }: Moved) {
  const { to: named } = steps[step]
  const to = named === 'told' ? (toldState ?? 'same') : named
  if (to === 'same') return { to: null, states: parcel.pieces.map(({ state }) => state) }
  const moved = new Set(pieces.map(({ id }) => id))
  const isNew = pieces.some(({ state }) => state !== to)
  return { to: isNew ? to : null, states: parcel.pieces.map(({ id, state }) => (moved.has(id) ? to : state)) }
}

type Kept = {
  step: LaterStep
  states: readonly ParcelState[]
  branchId: string
  reason: string | null
  at: Date
  toldState: ToldState | null
  atDoor: AtDoor | undefined
}

/** A courier has it again, or another day or place was chosen. */
const answersFailure: readonly StepName[] = ['dispatched', 'rescheduled', 'redirected']

async function keepState(work: Work, parcel: LoadedParcel, kept: Kept) {
  const { step, states, branchId, reason, at, toldState, atDoor } = kept
  const way = leastAdvanced(states)
  const state = step === 'held' ? 'on-hold' : way
  await work.tx
    .updateTable('parcels')
    .set((eb) => ({
      ...{ state, branchId, changedAt: at, version: eb('version', '+', 1) },
      ...(step === 'held' && { heldReason: reason }),
      ...(step === 'released' && { heldReason: null }),
      ...(step === 'accepted' && { acceptedAt: at }),
      ...(step === 'attempt-failed' && { failedTimes: eb('failedTimes', '+', 1), failure: reason ?? '' }),
      ...(answersFailure.includes(step) && { failure: null }),
      // With its last piece a code of its own begins: what was sent before opens nothing at the door.
      ...(step === 'dispatched' && state === 'out-for-delivery' && { codeNumber: eb('codeNumber', '+', 1), codeTries: 0 }),
      ...atDoor,
      ...(step === 'ready' && { readyAt: at }),
      ...(step === 'returning' && { isReturning: true }),
      ...(toldState === 'returning' && { isReturning: true }),
      ...(toldState === 'ready-for-pickup' && { isReturning: false, readyAt: at }),
      endedAt: endedStates.includes(state) ? at : null,
    }))
    .where('id', '=', parcel.id)
    .modifyEnd(often)
    .execute()
  return state
}
