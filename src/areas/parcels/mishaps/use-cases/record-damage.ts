import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { type LoadedParcel, loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { mayFollow } from '../../journey/parcel.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { loadStopForUpdate } from '../../runs/load-for-update.ts'
import { RecordDamageAtStopInput, RecordDamageInput } from '../inputs.ts'
import { takeOffItsRun } from '../off-its-run.ts'
import { keepPhotos } from '../photos.ts'

type Told = { what: string; photos: readonly Upload[] }

async function damage(work: Work, parcel: LoadedParcel, { what, photos }: Told) {
  const pieces = parcel.pieces.filter(({ state }) => mayFollow(state, 'damaged')).map(({ n }) => n)
  await takeStep(work, parcel, { step: 'damaged', note: what, ...(pieces.length > 0 && { pieces }) })
  await keepPhotos(work, { parcelId: parcel.id, ofStep: 'damaged', photos })
  await takeOffItsRun(work, parcel.id, 'سُجّل ضرر')
}

/** Two pictures at least: whoever pays for it later was not there. */
export const recordDamage = command({
  name: 'parcels.record-damage',
  permission: may.sort,
  input: RecordDamageInput,
  async run(work, { parcelId, ...told }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.sort)
    if (parcel.state === 'damaged') work.repeated()
    else await damage(work, parcel, told)
    return { parcelId }
  },
})

/** The same by the courier, of what is with them: it still comes back to the branch. */
export const recordDamageAtStop = command({
  name: 'parcels.record-damage-at-stop',
  permission: may.deliver,
  input: RecordDamageAtStopInput,
  async run(work, { stopId, ...told }) {
    const { run, stop, parcel } = await loadStopForUpdate(work, stopId)
    const said = { runId: run.id, number: shownNumber(parcel.number) }
    if (parcel.state === 'damaged') {
      work.repeated()
      return said
    }
    if (stop.state !== 'loaded') throw new Refusal('parcels.not-with-courier', 'ليس هذا الطرد معك. حدّث الصفحة.')
    await damage(work, parcel, told)
    return said
  },
})
