import { z } from 'zod'
import { approvalExpired } from '#areas/access/facts.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { command } from '#platform/command.ts'

/** What nobody has decided in its time is over. */
export const expireApprovals = command({
  name: 'access.expire-approvals',
  permission: accessPermissions.manageRoles,
  input: z.object({}),
  async run(work) {
    const over = await work.tx
      .updateTable('approvals')
      .set({ status: 'expired' })
      .where('status', '=', 'pending')
      .where('expiresAt', '<=', work.now())
      .returning(['id', 'action', 'title', 'payload'])
      .execute()
    if (over.length === 0) return work.repeated()
    for (const { id, action, title, payload } of over) {
      await work.approvables.find((each) => each.action === action)?.refuse?.(work, payload, 'انتهت مهلة الطلب')
      work.record(approvalExpired, id, { action, title })
    }
  },
})
