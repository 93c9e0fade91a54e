import { command } from '#platform/command.ts'
import { dayOf } from '#values/days.ts'
import { EndRoleInput } from '../detail-inputs.ts'
import { roleEnded } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { partyToChange } from './rewriting.ts'

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
