import { roleGiven } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { GiveRoleInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { addRoles } from '#areas/customers/record/use-cases/writing.ts'
import { command } from '#platform/command.ts'

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
