import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { putOff } from '../../redelivery/redelivering.ts'
import { mostDaysAhead } from '../../redelivery/windows.ts'
import { PutOffInput } from '../inputs.ts'
import { loadWaiting } from './plan-run.ts'

/** What cannot go out today is brought on a later day, and its recipients are told which. */
export const putOffParcels = command({
  name: 'parcels.put-off',
  permission: may.dispatch,
  input: PutOffInput,
  async run(work, { branchId, day, until, parcels }) {
    mustReach(work.actor, may.dispatch, { branchId })
    const today = dayOf(work.now())
    if (until <= today) throw fieldFault('until', 'اختر يومًا بعد اليوم.')
    if (until > daysAfter(today, mostDaysAhead)) throw fieldFault('until', 'لا يُؤجَّل أكثر من أسبوعين. اختر يومًا أقرب.')
    const waiting = (await loadWaiting(work, { branchId, parcels })).filter(({ deliverOn }) => deliverOn !== until)
    if (waiting.length === 0) work.repeated()
    for (const { id } of waiting) await putOff(work, await loadParcelForUpdate(work, id, may.dispatch), until)
    return { branchId, day, until, count: parcels.length }
  },
})
