import { command } from '#platform/command.ts'
import { roleGiven } from '../facts.ts'
import { GiveRoleToManyInput } from '../list-inputs.ts'
import { customersPermissions } from '../permissions.ts'
import { partyToChange } from './rewriting.ts'
import { addRoles } from './writing.ts'

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
