import { flagLifted } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { LiftFlagInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'

export const liftFlag = command({
  name: 'customers.lift-flag',
  permission: customersPermissions.flag,
  input: LiftFlagInput,
  async run(work, { id }) {
    const { risk } = await partyToChange(work, id, customersPermissions.flag)
    if (risk === 'none') throw new Refusal('customers.not-flagged', 'لا شيء يمنع التعامل مع هذا العميل. حدّث الصفحة.')
    await work.tx
      .updateTable('parties')
      .set({ risk: 'none', riskReason: null, riskUntil: null, changedAt: work.now() })
      .where('id', '=', id)
      .execute()
    work.record(flagLifted, id, { risk })
    return { id }
  },
})
