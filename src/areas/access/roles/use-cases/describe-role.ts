import { roleDescribed } from '#areas/access/facts.ts'
import { DescribeRoleInput } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { command } from '#platform/command.ts'
import { lockedRole } from '../holding.ts'

/** Its names, its line, and whether whoever holds it needs a second factor to sign in. */
export const describeRole = command({
  name: 'access.describe-role',
  permission: accessPermissions.manageRoles,
  input: DescribeRoleInput,
  async run(work, { role, ...after }) {
    const { nameAr, nameFeminine, line, secondFactorRequired } = await lockedRole(work, role)
    await work.tx.updateTable('roles').set(after).where('key', '=', role).execute()
    work.record(roleDescribed, role, { before: { nameAr, nameFeminine, line, secondFactorRequired }, after })
    return { role, nameAr: after.nameAr }
  },
})
