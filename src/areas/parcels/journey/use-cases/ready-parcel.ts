import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { ReadyParcelInput } from '../inputs.ts'
import { loadParcelForUpdate } from '../load-for-update.ts'
import { takeStep } from '../taking-a-step.ts'

/** It waits in this branch for whoever collects it: the free days begin, and the code goes out with the message. */
export const readyParcel = command({
  name: 'parcels.ready',
  permission: may.sort,
  input: ReadyParcelInput,
  async run(work, { parcelId }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.sort)
    if (parcel.state === 'ready-for-pickup') {
      work.repeated()
      return { parcelId }
    }
    if (parcel.isReturning) throw new Refusal('parcels.returning', 'الطرد في طريق العودة إلى مرسله، ولا يُسلَّم هنا.')
    if (parcel.branchId !== parcel.toBranchId)
      throw new Refusal('parcels.elsewhere', 'ليس هذا فرع استلامه. أرسله في كيس إلى فرعه أولًا.')
    await takeStep(work, parcel, { step: 'ready' })
    await work.tx
      .updateTable('parcels')
      .set((eb) => ({ storageFrom: dayOf(work.now()), codeNumber: eb('codeNumber', '+', 1), codeTries: 0 }))
      .where('id', '=', parcelId)
      .execute()
    return { parcelId }
  },
})
