import { roleEnded } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { EndRoleInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { dayOf } from '#values/days.ts'

export const endRole = command({
  name: 'customers.end-role',
  permission: customersPermissions.correct,
  input: EndRoleInput,
  async run(work, { id, roleId }) {
    await partyToChange(work, id, customersPermissions.correct)
    const ended = await work.tx
      .updateTable('partyRoles')
      .set({ until: dayOf(work.now()) })
      .where('id', '=', roleId)
      .where('partyId', '=', id)
      .where('until', 'is', null)
      .returning('role')
      .executeTakeFirst()
    if (!ended) {
      work.repeated()
      return { id }
    }
    work.record(roleEnded, id, { role: ended.role })
    return { id }
  },
})
