import { command } from '#platform/command.ts'
import { GiveRoleInput } from '../detail-inputs.ts'
import { roleGiven } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { partyToChange } from './rewriting.ts'
import { addRoles } from './writing.ts'

export const giveRole = command({
  name: 'customers.give-role',
  permission: customersPermissions.correct,
  input: GiveRoleInput,
  async run(work, { id, role }) {
    await partyToChange(work, id, customersPermissions.correct)
    if ((await addRoles(work, id, [role])) === 0) {
      work.repeated()
      return { id }
    }
    work.record(roleGiven, id, { role })
    return { id }
  },
})
