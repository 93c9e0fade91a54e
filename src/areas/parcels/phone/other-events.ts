import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { onceIn } from '#platform/db/once-in.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { mustBeExchange } from '../exchanges/taking-old.ts'
import { heldParcel, type LoadedParcel } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { mayFollow } from '../journey/parcel.ts'
import { takeStep, tellLateFailure } from '../journey/taking-a-step.ts'
import { attemptFault } from '../runs/attempt.ts'
import { customerCalled } from '../runs/facts.ts'
import { knownPlaces } from '../runs/known-places.ts'
import { lockRunOnce } from '../runs/load-for-update.ts'
import { pinKept } from '../runs/pin-input.ts'
import { failReasons } from '../runs/run.ts'
import { isLoaded, mustHaveRoom } from '../runs/use-cases/load-run.ts'
import { moveInRun } from '../runs/use-cases/move-stop.ts'
import { type AtStop, asItWas, inConflict, isWithThem, stopForUpdate, timeOf } from './at-stop.ts'
import { accepted, happenedAt } from './event.ts'
import { attemptToldLate, loadedUnplanned } from './facts.ts'
import type { EventFor } from './inputs.ts'

/** Somebody was called from the page of the stop. */
export async function called(work: Work, { stopId }: EventFor<'called'>) {
  const { stop, parcel } = await stopForUpdate(work, stopId)
  const calls = stop.calls + 1
  await work.tx.updateTable('parcelStops').set({ calls }).where('id', '=', stopId).execute()
  work.record(customerCalled, parcel.id, { number: shownNumber(parcel.number), calls })
  return { ...accepted(), parcelId: parcel.id }
}

/** The courier goes to another door first. */
export async function moved(work: Work, event: EventFor<'moved'>) {
  const { run, parcel } = await stopForUpdate(work, event.stopId)
  await moveInRun(work, run, event)
  return { ...accepted(), parcelId: parcel.id }
}

/** Nobody took it. One that a clerk took back before the phone could say so is told afterwards, in its place. */
export async function failed(work: Work, event: EventFor<'failed'>) {
  const at = await stopForUpdate(work, event.stopId)
  const { stop, parcel } = at
  const parcelId = parcel.id
  const [reason, note] = [failReasons[event.reason], event.note ?? null]
  if (stop.state === 'failed' || stop.state === 'delivered') {
    work.repeated()
    return { ...accepted(stop.state === 'failed' ? 'سُجّل من قبل.' : 'سُجّل بعدها تسليمه.'), parcelId }
  }
  await mustHaveTried(work, at, event)
  if (stop.state === 'back') {
    const when = happenedAt(event, { after: new Date(0), now: work.now() })
    await tellLateFailure(work, parcel, { at: when, reason, note })
    await work.tx
      .updateTable('parcelStops')
      .set({ reason: event.reason, note, ...pinKept(event.pin) })
      .where('id', '=', stop.id)
      .execute()
    work.record(attemptToldLate, parcelId, { number: shownNumber(parcel.number), reason })
    return { ...accepted('سُجّل، وقد عاد الطرد إلى الفرع قبله.'), parcelId }
  }
  if (!isWithThem(at)) return { ...(await inConflict(work, at, { event, said: `إنه لم يُسلَّم: ${reason}` })), parcelId }
  const now = await asItWas(work, at, event)
  const when = timeOf(work, event, now.parcel)
  await takeStep(work, now.parcel, { step: 'attempt-failed', reason, note, at: when })
  await work.tx
    .updateTable('parcelStops')
    .set({ state: 'failed', reason: event.reason, note, ...pinKept(event.pin) })
    .where('id', '=', stop.id)
    .execute()
  if (now.heldReason === null) return { ...accepted(), parcelId }
  const { parcel: left } = await stopForUpdate(work, event.stopId)
  await takeStep(work, left, { step: 'held', reason: now.heldReason })
  return { ...accepted('سُجّل، وكان موقوفًا.'), parcelId }
}

async function mustHaveTried({ tx }: Work, { stop, parcel }: AtStop, { reason, pin, proofs }: EventFor<'failed'>) {
  await mustBeExchange({ tx }, parcel.id, reason)
  const place = (await knownPlaces(tx, [parcel])).get(parcel.id) ?? null
  const fault = attemptFault({ calls: stop.calls, reason, pin: pin ?? null, place, isPictured: proofs.length > 0 })
  if (fault) throw fieldFault(...fault)
}

/** A piece that was scanned is with whoever scanned it; what was not planned for them is told to the supervisor. */
export async function loaded(work: Work, event: EventFor<'loaded'>) {
  const run = await openRun(work)
  const runId = run.id
  const parcel = await heldParcel(work, event.parcel.number)
  if (parcel?.branchId !== run.branchId) throw fieldFault('parcel', 'لا طرد بهذا الرقم في فرعك. أعد المسح.')
  const parcelId = parcel.id
  const pieces = parcel.pieces.filter(({ n }) => !event.parcel.piece || n === event.parcel.piece)
  const stop = await stopIn(work, { runId, parcelId })
  if (pieces.every(({ state }) => state === 'out-for-delivery') && stop) {
    work.repeated()
    return { ...accepted(), parcelId }
  }
  if (!pieces.every(({ state }) => mayFollow(state, 'dispatched')) || parcel.heldReason !== null)
    throw new Refusal('parcels.no-step', `الطرد ${shownNumber(parcel.number)} لا يُحمل الآن. ضعه جانبًا واسأل المشرف.`)
  await mustHaveRoom(work, { courierId: run.courierId, parcel })
  const { state } = await takeStep(work, parcel, {
    ...{ step: 'dispatched', pieces: pieces.map(({ n }) => n), holderId: run.courierId, note: run.courierName },
    at: timeOf(work, event, parcel),
  })
  const stopId = stop?.id ?? (await addStop(work, runId, parcel))
  if (state === 'out-for-delivery') await isLoaded(work, stopId)
  if (stop) return { ...accepted(), parcelId }
  await askWhy(work, { parcel, courier: run.courierName, eventId: event.id })
  return { ...accepted('لم يكن في خطك، وصار في عهدتك.'), parcelId }
}

/** The courier's own, found and locked once for all that is loaded with one message. */
async function openRun(work: Work) {
  const id = await onceIn(work.tx, 'open run', () => openRunId(work))
  const run = id && (await lockRunOnce(work, id))
  if (!run || !reaches(work.actor, may.deliver, run)) throw new Refusal('parcels.no-run', 'لا جولة مفتوحة لك. اسأل المشرف.')
  return run
}

async function openRunId({ tx, actor, now }: Work) {
  const run = await tx
    .selectFrom('parcelRuns')
    .select('id')
    .where('courierId', '=', actor.id)
    .where('state', '<>', 'closed')
    .where('day', '<=', dayOf(now()))
    .orderBy('day', 'desc')
    .modifyEnd(often)
    .executeTakeFirst()
  return run?.id
}

const stopIn = ({ tx }: Work, { runId, parcelId }: { runId: string; parcelId: string }) =>
  tx
    .selectFrom('parcelStops')
    .select(['id', 'state'])
    .where('runId', '=', runId)
    .where('parcelId', '=', parcelId)
    .modifyEnd(often)
    .executeTakeFirst()

async function addStop(work: Work, runId: string, { id: parcelId }: LoadedParcel) {
  const id = work.newId()
  // It was planned for somebody else, who has not loaded it.
  await work.tx.deleteFrom('parcelStops').where('parcelId', '=', parcelId).where('state', '=', 'planned').execute()
  const { last } = await work.tx
    .selectFrom('parcelStops')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow()
  await work.tx
    .insertInto('parcelStops')
    .values({ id, runId, parcelId, position: Number(last) + 1, state: 'planned', reason: null, note: null, endedAt: null })
    .execute()
  return id
}

async function askWhy(work: Work, { parcel, courier, eventId }: { parcel: LoadedParcel; courier: string; eventId: string }) {
  const number = shownNumber(parcel.number)
  await addTask(work, {
    ...{ rule: 'parcels.loaded-unplanned', period: eventId, subject: { kind: 'parcel', id: parcel.id }, kind: 'discrepancy' },
    ...{ title: `حمل ${courier} الطرد ${number} ولم يكن في خطه. أكّد أنه معه.` },
    ...{ branchId: parcel.branchId, role: 'parcelsSupervisor', needs: may.dispatch },
  })
  work.record(loadedUnplanned, parcel.id, { number, courier })
}
