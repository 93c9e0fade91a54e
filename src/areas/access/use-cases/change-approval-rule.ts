import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { isAlways } from '../approval.ts'
import { approvalRuleChanged } from '../facts.ts'
import { lockedRole } from '../holding.ts'
import { ChangeApprovalRuleInput } from '../inputs.ts'
import { accessPermissions } from '../permissions.ts'

/** Who agrees, and from which amount on where the rule knows one. What waits already keeps the role it waits for. */
export const changeApprovalRule = command({
  name: 'access.change-approval-rule',
  permission: accessPermissions.manageRoles,
  input: ChangeApprovalRuleInput,
  async run(work, { action, threshold = null, approverRole, active }) {
    const approvable = work.approvables.find((one) => one.action === action)
    if (!approvable) throw noSuchRule()
    const { archivedAt } = await lockedRole(work, approverRole)
    if (archivedAt) throw new Refusal('access.archived', 'هذا الدور مؤرشف. اختر دورًا آخر.', 422)
    const row = await work.tx.selectFrom('approvalRules').selectAll().where('action', '=', action).forUpdate().executeTakeFirst()
    if (!row) throw noSuchRule()
    const after = isAlways(approvable) ? { threshold: null, approverRole, active: true } : { threshold, approverRole, active }
    const { action: _, ...before } = row
    await work.tx.updateTable('approvalRules').set(after).where('action', '=', action).execute()
    work.record(approvalRuleChanged, action, { before, after })
  },
})

const noSuchRule = () => new Refusal('not-found', 'لم نجد هذه القاعدة.', 404)
