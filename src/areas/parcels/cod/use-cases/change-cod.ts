import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { senderIds } from '../../merchants/senders.ts'
import { sentByThem } from '../../weighing/use-cases/cancel-parcel.ts'
import { changeCod } from '../changing-cod.ts'
import { relabelled } from '../facts.ts'
import { ChangeCodInput, ChangeOwnCodInput, LabelledInput } from '../inputs.ts'

export const changeOwnCod = command({
  name: 'parcels.change-own-cod',
  permission: anyoneSignedIn,
  input: ChangeOwnCodInput,
  async run(work, { parcelId, cod }) {
    const ids = await senderIds({ db: work.tx }, work.actor.id, { money: true })
    await changeCod(work, await sentByThem(work, parcelId, ids), { cod, byOffice: false, reason: null })
    return { parcelId }
  },
})

/** The same for a sender who calls: a colleague writes it down, and how it was asked for. */
export const changeParcelCod = command({
  name: 'parcels.change-cod',
  permission: may.hold,
  input: ChangeCodInput,
  async run(work, { parcelId, cod, reason }) {
    await changeCod(work, await loadParcelForUpdate(work, parcelId, may.hold), { cod, byOffice: true, reason })
    return { parcelId }
  },
})

/** The new label is on it: what it says is true again. */
export const noteRelabelled = command({
  name: 'parcels.note-relabelled',
  permission: may.register,
  input: LabelledInput,
  async run(work, { parcelId }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.register)
    if (parcel.relabelSince === null) work.repeated()
    else {
      await work.tx.updateTable('parcels').set({ relabelSince: null }).where('id', '=', parcelId).execute()
      work.record(relabelled, parcelId, { number: shownNumber(parcel.number) })
    }
    return { parcelId }
  },
})
