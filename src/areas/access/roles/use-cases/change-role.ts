import { roleChanged } from '#areas/access/facts.ts'
import { ChangeRoleInput } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import type { Right } from '#areas/access/spelling.ts'
import { endSessionsOf } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { holdersNow, lockedRole } from '../holding.ts'
import { isLess, isMore, sameRight } from '../role.ts'

type Change = { permission: string; before: Right; after: Right }

/** Whoever holds it finds it changed at the next request; if they may less than before, they sign in again. */
export const changeRole = command({
  name: 'access.change-role',
  permission: accessPermissions.manageRoles,
  input: ChangeRoleInput,
  async run(work, { role, change: wanted }) {
    const { nameAr } = await lockedRole(work, role)
    const rights = await rightsOf(work, role)
    const changes = wanted.filter(({ before, after }) => !sameRight(before, after))
    if (changes.some(({ permission, before }) => !sameRight(rights.get(permission) ?? null, before)))
      throw new Refusal('access.changed-meanwhile', 'تغيّر هذا الدور بعد أن فتحته. افتحه من جديد وراجع ما تغيّر.')
    if (changes.length === 0) throw new Refusal('access.nothing-changed', 'لم يتغيّر شيء.')
    refuseUnknown(work, changes)
    const holders = await holdersNow(work, role)
    refuseForOneself(work, changes, { role, holders })
    refuseLockOut(role, changes)

    for (const change of changes) await write(work, role, change)
    work.record(roleChanged, role, { changes, held: holders.length })
    if (changes.some(isLess)) for (const accountId of holders) await endSessionsOf(work, accountId)
    return { role, nameAr, held: holders.length }
  },
})

async function rightsOf({ tx }: Work, role: string) {
  const rows = await tx.selectFrom('rolePermissions').selectAll().where('role', '=', role).execute()
  return new Map<string, Right>(
    rows.map(({ permission, scope, amountLimit, discountLimit }) => [
      permission,
      { scope, amount: amountLimit, discount: discountLimit },
    ]),
  )
}

/** A right that no area has, or in a measure it does not come in. What is left over from before may still be taken away. */
function refuseUnknown({ permissionGroups }: Work, changes: Change[]) {
  const declared = permissionGroups.flatMap(({ permissions }) => permissions)
  const fits = ({ permission, after }: Change) => {
    if (!after) return true
    const { scopes = ['all'], limit } = declared.find(({ key }) => key === permission) ?? { scopes: [] }
    const bounds = [after.amount !== null && 'amount', after.discount !== null && 'discount'].filter(Boolean)
    return scopes.includes(after.scope) && bounds.every((bound) => bound === limit)
  }
  if (!changes.every(fits)) throw new Refusal('access.no-such-right', 'أعد فتح الدور ثم احفظ.', 422)
}

/** Held or lent: what is widened would be wider for this person at once. */
function refuseForOneself({ actor }: Work, changes: Change[], { role, holders }: { role: string; holders: string[] }) {
  if ((holders.includes(actor.id) || actor.roles?.includes(role)) && changes.some(isMore))
    throw new Refusal('access.own-role', 'لا يوسّع أحد دورًا يحمله. اطلب ذلك من مدير نظام آخر.')
}

function refuseLockOut(role: string, changes: Change[]) {
  const vital = changes.find(({ permission }) => permission === accessPermissions.manageRoles.key)
  if (role === 'administrator' && vital) throw new Refusal('access.lock-out', 'صلاحية «إدارة الأدوار» لا تُسحب من مدير النظام.')
}

async function write({ tx }: Work, role: string, { permission, after }: Change) {
  await tx.deleteFrom('rolePermissions').where('role', '=', role).where('permission', '=', permission).execute()
  if (!after) return
  const { scope, amount: amountLimit, discount: discountLimit } = after
  await tx.insertInto('rolePermissions').values({ role, permission, scope, amountLimit, discountLimit }).execute()
}
