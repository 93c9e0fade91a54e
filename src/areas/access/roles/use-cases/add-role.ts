import { roleAdded } from '#areas/access/facts.ts'
import { AddRoleInput } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockedRole } from '../holding.ts'

/** Empty, or with all that another role may at this moment; the two go their own ways from then on. */
export const addRole = command({
  name: 'access.add-role',
  permission: accessPermissions.manageRoles,
  input: AddRoleInput,
  async run(work, { copyOf, ...described }) {
    const key = work.newId()
    await refuseTaken(work, described.nameAr)
    await work.tx
      .insertInto('roles')
      .values({ key, ...described, system: false, archivedAt: null })
      .execute()
    if (copyOf) await copyRights(work, copyOf, key)
    work.record(roleAdded, key, { ...described, copiedFrom: copyOf ?? null })
    return { key, nameAr: described.nameAr }
  },
})

async function refuseTaken({ tx }: Work, nameAr: string) {
  const taken = await tx
    .selectFrom('roles')
    .select('key')
    .where('nameAr', '=', nameAr)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (taken) throw new Refusal('access.name-taken', 'يوجد دور بهذا الاسم. اختر اسمًا آخر.', 422)
}

async function copyRights(work: Work, from: string, to: string) {
  await lockedRole(work, from)
  const rights = await work.tx.selectFrom('rolePermissions').selectAll().where('role', '=', from).execute()
  if (rights.length === 0) return
  await work.tx
    .insertInto('rolePermissions')
    .values(rights.map((right) => ({ ...right, role: to })))
    .execute()
}
