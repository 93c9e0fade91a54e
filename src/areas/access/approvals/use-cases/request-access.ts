import { accessRequested } from '#areas/access/facts.ts'
import { RequestAccessInput } from '#areas/access/inputs.ts'
import { holdingsOf, mustBeOpen } from '#areas/access/roles/holding.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { grantByApproval } from '../approvables.ts'
import { askFor } from '../approvals.ts'

/** Staff ask for a role; an administrator agrees and it is theirs. */
export const requestAccess = command({
  name: 'access.request-access',
  permission: anyoneSignedIn,
  input: RequestAccessInput,
  async run(work, { role, branchId = null, reason }) {
    const { id, kind, name } = work.actor
    if (kind !== 'staff') throw new Refusal('not-found', 'لا توجد صفحة هنا.', 404)
    const held = (await holdingsOf(work, id)).filter((one) => one.role === role)
    if (held.some((one) => one.branchId === null || one.branchId === branchId))
      throw new Refusal('access.held', 'تحمل هذا الدور. حدّث الصفحة.', 422)
    // Read without holding it: whoever decides holds the request and then the role, and would wait for us as we for them.
    const found = await work.tx.selectFrom('roles').select(['nameAr', 'archivedAt']).where('key', '=', role).executeTakeFirst()
    if (!found || found.archivedAt) throw new Refusal('access.archived', 'هذا الدور مؤرشف. اختر دورًا آخر.', 422)
    await mustBeOpen(work, branchId)
    const payload = { accountId: id, role, branchId }
    const title = `دور «${found.nameAr}» لـ${name}`
    await askFor(work, { action: grantByApproval.action, title, subjectId: `${id} ${role}`, payload, reason })
    work.record(accessRequested, id, { role, branchId, reason })
    return { nameAr: found.nameAr }
  },
})
