import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { shownNumber } from '../../journey/number.ts'
import { parcelBehind } from '../behind-link.ts'
import { toldNobodyCame } from '../facts.ts'
import { OwnParcelInput } from '../inputs.ts'
import { lastAttempt } from '../last-attempt.ts'

/** «لم يأتِ أحد؟» of an attempt that is said to have failed: somebody asks the courier. Told twice of one attempt it is told once. */
export const tellNobodyCame = command({
  name: 'parcels.tell-nobody-came',
  permission: anyone,
  input: OwnParcelInput,
  async run(work, { parcelToken }) {
    const parcel = await parcelBehind(work, parcelToken)
    const attempt = await lastAttempt(work.tx, parcel)
    if (!attempt) throw new Refusal('parcels.no-attempt', 'لا محاولة لم تنجح لهذا الطرد. حدّث الصفحة لترى أين هو.')
    const number = shownNumber(parcel.number)
    const added = await addTask(work, {
      ...{ rule: 'parcels.nobody-came', period: attempt.id, subject: { kind: 'parcel', id: parcel.id }, kind: 'discrepancy' },
      ...{ title: `يقول صاحب الطرد ${number} إن أحدًا لم يأتِ`, details: `سُجّل: ${attempt.reason ?? ''}` },
      ...{ branchId: parcel.branchId, role: 'parcelsSupervisor', needs: parcelPermissions.hold },
    })
    if (added) work.record(toldNobodyCame, parcel.id, { number, reason: attempt.reason })
    else work.repeated()
    return { parcelToken }
  },
})
