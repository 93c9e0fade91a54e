import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { LiftFlagInput } from '../detail-inputs.ts'
import { flagLifted } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { partyToChange } from './rewriting.ts'

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
