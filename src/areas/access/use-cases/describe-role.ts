import { command } from '#platform/command.ts'
import { roleDescribed } from '../facts.ts'
import { lockedRole } from '../holding.ts'
import { DescribeRoleInput } from '../inputs.ts'
import { accessPermissions } from '../permissions.ts'

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
