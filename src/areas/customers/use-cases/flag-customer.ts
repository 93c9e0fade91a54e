import { command } from '#platform/command.ts'
import { FlagInput } from '../detail-inputs.ts'
import { customerFlagged } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { partyToChange } from './rewriting.ts'

/** From now on the counter sees it wherever this customer is dealt with, until the day that was said. */
export const flagCustomer = command({
  name: 'customers.flag',
  permission: customersPermissions.flag,
  input: FlagInput,
  async run(work, { id, risk, reason, until = null }) {
    await partyToChange(work, id, customersPermissions.flag)
    await work.tx
      .updateTable('parties')
      .set({ risk, riskReason: reason, riskUntil: until, changedAt: work.now() })
      .where('id', '=', id)
      .execute()
    work.record(customerFlagged, id, { risk, until })
    return { id }
  },
})
