import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { openCompletions } from '../costs.ts'
import { maintenanceTriaged } from '../facts.ts'
import { wordsOfRequest } from '../found-by.ts'
import { TriageInput } from '../inputs.ts'
import { maintenancePermissions } from '../permissions.ts'
import { moveOn, mustLeadOn, requestToChange, told } from '../reached.ts'
import { triageRule } from '../reporting.ts'
import { dueAfter, type Payer, payerByLaw, requestKind, sortedAs } from '../request.ts'

/** What it is, how much it presses and who pays; other than the law says needs a reason. */
export const triageMaintenance = command({
  name: 'properties.triage-maintenance',
  permission: maintenancePermissions.manageMaintenance,
  input: TriageInput,
  async run(work, { requestId, seen, payer: chosen, payerReason = null, estimate = null, category, priority, nature }) {
    const one = await requestToChange(work, requestId, maintenancePermissions.manageMaintenance)
    mustLeadOn(one, 'triage')
    if (seen !== undefined && seen !== sortedAs(one))
      throw new Refusal('maintenance.changed-meanwhile', 'عُدّل هذا السجل قبل حفظك. افتحه من جديد، وراجع التغييرات ثم احفظ.')
    const byLaw = payerByLaw(nature, one.partyId)
    const payer = chosen ?? byLaw
    if (payer === 'tenant' && one.partyId === null) throw fieldFault('payer', 'لا مستأجر في هذا المكان. اختر المالك أو الشركة.')
    if (payer !== byLaw && payerReason === null) throw fieldFault('payerReason', 'اكتب لماذا لا يتحمله من يلزمه القانون.')
    const from = dayOf(one.state === 'reopened' ? work.now() : one.reportedAt)
    const dueOn = dueAfter(from, priority)
    const words = wordsOfRequest({ ...one, category })
    const set = { category, priority, nature, payer, payerReason: payer === byLaw ? null : payerReason, estimate, dueOn, words }
    await moveOn(work, one, { step: 'triage', set: { ...set, state: 'triaged' } })
    await goesWith(work, one.id, payer)
    await settleTasks(work, { rule: triageRule, subject: { kind: requestKind, id: one.id } })
    const sorted = { payer, nature, payerReason: set.payerReason, estimate, dueOn }
    work.record(maintenanceTriaged, one.id, { ...told({ ...one, category }, 'triaged'), ...sorted })
    return { id: one.id }
  },
})

/** What was done before and charged to nobody yet is borne by whoever bears the request now. */
async function goesWith(work: Work, requestId: string, payer: Payer) {
  const open = await openCompletions(work, [requestId])
  if (open.length === 0) return
  await work.tx
    .updateTable('maintenanceCompletions')
    .set({ payer })
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .execute()
}
