import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { howMany } from '#values/plural.ts'
import { oldOnRun } from '../../exchanges/taking-old.ts'
import { heldParcel, type LoadedParcel } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { isOnTheWayIn } from '../../journey/parcel.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { attemptsSpent, runClosed } from '../facts.ts'
import { OfRunInput, ScanOnRunInput } from '../inputs.ts'
import { loadRunForUpdate } from '../load-for-update.ts'

/** The clerk's scan alone says that it came back: a courier cannot give it back by himself. */
export const takeBackFromRun = command({
  name: 'parcels.take-back-from-run',
  permission: may.sort,
  input: ScanOnRunInput,
  async run(work, { runId, parcel: scanned }) {
    const run = await loadRunForUpdate(work, runId, may.sort)
    const stop = await work.tx
      .selectFrom('parcelStops')
      .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
      .select(['parcelStops.id', 'parcelStops.state', 'parcelId'])
      .where('runId', '=', runId)
      .where('number', '=', scanned.number)
      .executeTakeFirst()
    const parcel = await heldParcel(work, scanned.number)
    if (parcel && !stop && (await isTakenOn(work, parcel, runId))) return takeBackOld(work, parcel, run)
    if (!stop || !parcel) throw fieldFault('parcel', 'ليس هذا الطرد في هذه الجولة.')
    const said = { runId, number: shownNumber(parcel.number) }
    const pieces = parcel.pieces.filter(
      ({ n, state }) => (!scanned.piece || n === scanned.piece) && (state === 'out-for-delivery' || state === 'attempt-failed'),
    )
    if (pieces.length === 0) {
      work.repeated()
      return said
    }
    await takeStep(work, parcel, { step: 'came-back', pieces: pieces.map(({ n }) => n), note: run.courierName })
    await work.tx.updateTable('parcelStops').set({ state: 'back', endedAt: work.now() }).where('id', '=', stop.id).execute()
    const { id, branchId, senderId } = parcel
    await askWhatNow(work, { id, number: said.number, branchId, senderId })
    return said
  },
})

/** It was taken at a door of this run, against another that was given there. */
const isTakenOn = async ({ tx }: Work, { takenStopId }: LoadedParcel, runId: string) =>
  takenStopId !== null &&
  (await tx
    .selectFrom('parcelStops')
    .select('id')
    .where('id', '=', takenStopId)
    .where('runId', '=', runId)
    .executeTakeFirst()) !== undefined

async function takeBackOld(work: Work, parcel: LoadedParcel, { id: runId, courierName }: { id: string; courierName: string }) {
  const said = { runId, number: shownNumber(parcel.number) }
  if (isOnTheWayIn(parcel)) await takeStep(work, parcel, { step: 'came-back', note: courierName })
  else work.repeated()
  return said
}

type Came = { id: string; number: string; branchId: string; senderId: string }

/** Brought as often as it is brought: its sender is asked, and it goes back by itself a day later. */
async function askWhatNow(work: Work, { id, number, branchId, senderId }: Came) {
  const { attempts } = await parcelRulesNow(work.tx)
  const failed = await work.tx
    .selectFrom('parcelEvents')
    .select(({ fn }) => fn.count<string>('at').distinct().as('count'))
    .where('parcelId', '=', id)
    .where('step', '=', 'attempt-failed')
    .executeTakeFirstOrThrow()
  if (Number(failed.count) < attempts) return
  const added = await addTask(work, {
    ...{ rule: 'parcels.attempts-spent', period: 'once', subject: { kind: 'parcel', id }, kind: 'discrepancy' },
    ...{ title: `الطرد ${number}: ${howMany(attempts, 'attempt')} لم تنجح. أعده إلى مرسله أو اتفق مع صاحبه.` },
    ...{ branchId, role: 'parcelsSupervisor', needs: may.return },
  })
  if (added) work.record(attemptsSpent, id, { number, senderId })
}

/** Nothing of it is with the courier any more. */
export const closeRun = command({
  name: 'parcels.close-run',
  permission: may.dispatch,
  input: OfRunInput,
  async run(work, { runId }) {
    const run = await loadRunForUpdate(work, runId, may.dispatch)
    if (run.state === 'closed') {
      work.repeated()
      return { runId }
    }
    const stops = await work.tx
      .selectFrom('parcelStops')
      .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
      .select(['parcelStops.state', 'number'])
      .where('runId', '=', runId)
      .execute()
    const left = stops.filter(({ state }) => state !== 'delivered' && state !== 'back')
    const open = [...left, ...(await oldOnRun(work, runId))].map(({ number }) => shownNumber(number))
    if (open.length > 0) throw new Refusal('parcels.run-open', `مع المندوب بعد: ${open.join('، ')}. امسح ما عاد قبل إقفالها.`)
    await work.tx
      .updateTable('parcelRuns')
      .set((eb) => ({
        state: 'closed',
        closedAt: work.now(),
        outAt: eb.fn.coalesce('outAt', eb.val(work.now())),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', runId)
      .execute()
    const count = (wanted: string) => stops.filter(({ state }) => state === wanted).length
    work.record(runClosed, runId, { ...run.told, delivered: count('delivered'), back: count('back') })
    return { runId }
  },
})
