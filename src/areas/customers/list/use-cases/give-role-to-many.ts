import { roleGiven } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { addRoles } from '#areas/customers/record/use-cases/writing.ts'
import { command } from '#platform/command.ts'
import { GiveRoleToManyInput } from '../inputs.ts'

export const giveRoleToMany = command({
  name: 'customers.give-role-to-many',
  permission: customersPermissions.correct,
  input: GiveRoleToManyInput,
  async run(work, { ids, role }) {
    let count = 0
    for (const id of [...new Set(ids)].toSorted()) {
      await partyToChange(work, id, customersPermissions.correct)
      if ((await addRoles(work, id, [role])) === 0) continue
      work.record(roleGiven, id, { role })
      count += 1
    }
    if (count === 0) work.repeated()
    return { count }
  },
})
