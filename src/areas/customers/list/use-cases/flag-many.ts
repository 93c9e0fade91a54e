import { customerFlagged } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { FlagManyInput } from '../inputs.ts'

/** All of them or none: one that lies out of reach or was merged away stops the whole. */
export const flagMany = command({
  name: 'customers.flag-many',
  permission: customersPermissions.flag,
  input: FlagManyInput,
  async run(work, { ids, risk, reason, until = null }) {
    for (const id of [...new Set(ids)].toSorted()) {
      await partyToChange(work, id, customersPermissions.flag)
      work.record(customerFlagged, id, { risk, until })
    }
    await work.tx
      .updateTable('parties')
      .set({ risk, riskReason: reason, riskUntil: until, changedAt: work.now() })
      .where('id', 'in', ids)
      .execute()
    return { count: new Set(ids).size }
  },
})
