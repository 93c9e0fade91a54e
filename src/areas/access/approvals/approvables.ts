import { z } from 'zod'
import { giveRole, lockedRole, mustBeOpen } from '#areas/access/roles/holding.ts'
import { rightsOf } from '#areas/access/roles/queries.ts'
import type { Right } from '#areas/access/spelling.ts'
import { scopeWords } from '#areas/access/words.ts'
import { branchNamed } from '#areas/company/public.ts'
import { accountsAmong } from '#areas/identity/public.ts'
import type { Approvable } from '#platform/area.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'

/** Those asked for before one could say where are held everywhere. */
const Wanted = z.object({ accountId: z.uuid(), role: z.string(), branchId: z.uuid().nullable().default(null) })

/** A role that somebody asked for; what it opens is looked at before it is given. */
export const grantByApproval: Approvable = {
  action: 'access.grant-role',
  label: 'منح دور',
  approver: 'administrator',
  async tell(ctx, payload) {
    const { role, branchId } = Wanted.parse(payload)
    const rights = await rightsOf(ctx, role)
    const opened = ctx.permissionGroups
      .map(({ label, permissions }) => ({ label, rights: rightsAmong(permissions, rights) }))
      .filter((area) => area.rights.length > 0)
      .map((area) => `${area.label}: ${area.rights.join('، ')}`)
    const where = branchId ? await branchNamed(ctx, branchId) : null
    const place = { question: 'أين يحمله', answer: where ?? 'كل الفروع' }
    return [place, { question: 'ما يفتحه الدور', answer: opened.length > 0 ? opened : 'لا صلاحية فيه بعد' }]
  },
  anewAt: ({ actor }) => (actor.kind === 'staff' ? '/admin/request-access' : null),
  async apply(work, payload) {
    const { accountId, role, branchId } = Wanted.parse(payload)
    const { archivedAt } = await lockedRole(work, role)
    const [account] = await accountsAmong(work, [accountId])
    if (archivedAt || account?.status !== 'active')
      throw new Refusal('access.no-longer', 'أُرشف الدور أو أُوقف الحساب بعد الطلب. ارفض الطلب واذكر السبب.')
    await mustBeOpen(work, branchId)
    await giveRole(work, { accountId, role, branchId, until: null })
  },
}

/** One area's rights, each with how far it goes where that is less than everything. */
function rightsAmong(permissions: readonly Permission[], rights: ReadonlyMap<string, Right>) {
  return permissions.flatMap(({ key, label }) => {
    const right = rights.get(key)
    if (!right) return []
    return [right.scope === 'all' ? label : `${label} (${scopeWords[right.scope].long})`]
  })
}
