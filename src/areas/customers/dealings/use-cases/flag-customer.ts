import { customerFlagged } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { FlagInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'

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
