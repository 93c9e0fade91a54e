import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { shownNumber } from '../../journey/number.ts'
import { parcelBehind } from '../behind-link.ts'
import { toldMissing } from '../facts.ts'
import { TellMissingInput } from '../inputs.ts'

/** «لم يصلك؟» of a parcel that is said to be handed over: somebody has to look the same day. Told twice it is told once. */
export const tellMissing = command({
  name: 'parcels.tell-missing',
  permission: anyone,
  input: TellMissingInput,
  async run(work, { parcelToken, note = null }) {
    const parcel = await parcelBehind(work, parcelToken)
    if (parcel.missedAt) {
      work.repeated()
      return { parcelToken }
    }
    if (parcel.state !== 'handed-over') throw new Refusal('parcels.not-handed-over', 'لم يُسلَّم الطرد بعد. حدّث الصفحة لترى أين هو.')
    const number = shownNumber(parcel.number)
    await work.tx.updateTable('parcels').set({ missedAt: work.now() }).where('id', '=', parcel.id).execute()
    await addTask(work, {
      ...{ rule: 'parcels.told-missing', period: 'once', subject: { kind: 'parcel', id: parcel.id } },
      ...{ title: `أبلغ صاحب الطرد ${number} أنه لم يصله`, kind: 'discrepancy', ...(note && { details: note }) },
      ...{ branchId: parcel.branchId, role: 'parcelsSupervisor', needs: parcelPermissions.hold },
    })
    work.record(toldMissing, parcel.id, { number, note })
    return { parcelToken }
  },
})
