import type { z } from 'zod'
import { approvalRuleChanged } from '#areas/access/facts.ts'
import { ChangeApprovalRuleInput } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { lockedRole } from '#areas/access/roles/holding.ts'
import type { Approvable } from '#platform/area.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { editionOf, isAlways } from '../approval.ts'

/** Who agrees, and from which amount on where the rule knows one. What waits already keeps the role it waits for. */
export const changeApprovalRule = command({
  name: 'access.change-approval-rule',
  permission: accessPermissions.manageRoles,
  input: ChangeApprovalRuleInput,
  async run(work, { action, seen, ...typed }) {
    const approvable = work.approvables.find((one) => one.action === action)
    if (!approvable) throw noSuchRule()
    const { archivedAt } = await lockedRole(work, typed.approverRole)
    if (archivedAt) throw new Refusal('access.archived', 'هذا الدور مؤرشف. اختر دورًا آخر.', 422)
    const row = await work.tx.selectFrom('approvalRules').selectAll().where('action', '=', action).forUpdate().executeTakeFirst()
    if (!row) throw noSuchRule()
    const after = ruleFrom(approvable, typed)
    if (editionOf(after) === editionOf(row)) return work.repeated()
    if (seen !== editionOf(row)) {
      throw new Refusal('access.changed-meanwhile', 'غيّر زميل هذه القاعدة بعد أن فتحتها. حدّث الصفحة ثم أعد ما غيّرت.')
    }
    const { action: _, ...before } = row
    await work.tx.updateTable('approvalRules').set(after).where('action', '=', action).execute()
    work.record(approvalRuleChanged, action, { before, after })
  },
})

type Typed = Omit<z.output<typeof ChangeApprovalRuleInput>, 'action' | 'seen'>

/** Of what is always asked only who agrees is read; of what knows no branch no amount of one. */
function ruleFrom(approvable: Approvable, { threshold, approverRole, branchLimit, active }: Typed) {
  const who = { approverRole, branchLimit: approvable.inBranch === undefined ? null : (branchLimit ?? null) }
  return isAlways(approvable) ? { ...who, threshold: null, active: true } : { ...who, threshold: threshold ?? null, active }
}

const noSuchRule = () => new Refusal('not-found', 'لم نجد هذه القاعدة.', 404)
