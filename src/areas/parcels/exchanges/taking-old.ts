import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { oldParcelFor } from '../journey/exchanges.ts'
import { heldParcel, type LoadedParcel } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { takeStep } from '../journey/taking-a-step.ts'
import type { loadStopForUpdate } from '../runs/load-for-update.ts'

type AtStop = Pick<Awaited<ReturnType<typeof loadStopForUpdate>>, 'run' | 'stop' | 'parcel'>
type Taking = { scanned: { number: string }; at?: (parcel: LoadedParcel) => Date }

/** The old one is scanned into the courier's hands where the new one is given. */
export async function takeOld(work: Work, { run, stop, parcel }: AtStop, { scanned, at }: Taking) {
  const old = await oldParcelFor(work.tx, parcel.id)
  if (!old) throw new Refusal('parcels.no-exchange', 'لا تبديل في هذه الوقفة.')
  const number = shownNumber(old.number)
  const loaded = scanned.number === old.number ? await heldParcel(work, old.number) : null
  if (!loaded) throw fieldFault('parcel', `ليس هذا القديم. ألصق عليه بوليصة العودة ${number} وامسحها.`)
  if (loaded.state !== 'registered') return { number, parcelId: old.id, isNew: false }
  if (stop.state !== 'loaded') throw new Refusal('parcels.not-with-courier', 'ليس الجديد معك، فلا تأخذ القديم. حدّث الصفحة.')
  await takeStep(work, loaded, {
    ...{ step: 'accepted', branchId: run.branchId, holderId: run.courierId, note: run.courierName },
    ...{ atDoor: { takenStopId: stop.id }, at: at?.(loaded) },
  })
  return { number, parcelId: old.id, isNew: true }
}

/** Somebody has nothing to give only where something is to be taken. */
export async function mustBeExchange({ tx }: Pick<Work, 'tx'>, parcelId: string, reason: string) {
  if (reason === 'nothing-to-exchange' && !(await oldParcelFor(tx, parcelId)))
    throw fieldFault('reason', 'لا تبديل في هذا الطرد. اختر سببًا آخر.')
}

/** What was taken at doors of a run and is with its courier still. */
export const oldOnRun = ({ tx }: Pick<Work, 'tx'>, runId: string) =>
  tx
    .selectFrom('parcels')
    .innerJoin('parcelStops', 'parcelStops.id', 'parcels.takenStopId')
    .select(['parcels.id', 'number'])
    .where('runId', '=', runId)
    .where('parcels.state', '=', 'accepted')
    .execute()
