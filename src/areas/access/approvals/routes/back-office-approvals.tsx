import '#ui/styles/approvals.css'
import { accessPermissions } from '#areas/access/permissions.ts'
import { roleList } from '#areas/access/roles/queries.ts'
import { page, saying, sayingOfSeveral, submit, submitOneOf } from '#platform/http.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Empty } from '#ui/states.tsx'
import { howMany } from '#values/plural.ts'
import { approveTogether } from '../approve-together.ts'
import { approvalList, approvalRules, decidedTogether, shownApprovals } from '../queries.ts'
import { ApprovalRules } from '../ui/approval-rules.tsx'
import { ApprovalsFrame } from '../ui/approvals-frame.tsx'
import { ApproveTogether } from '../ui/approve-together.tsx'
import { changeApprovalRule } from '../use-cases/change-approval-rule.ts'
import type { Route } from './+types/back-office-approvals'

export const meta = () => [{ title: 'الاعتمادات · التحالف' }]

export const loader = page(accessPermissions.viewApprovals, async (ctx, { query }) => {
  const shown = shownApprovals.find((each) => each === query.get('show')) ?? 'mine'
  const mayRule = ctx.actor.may(accessPermissions.manageRoles)
  const [lines, rules, roles] = await Promise.all([
    approvalList(ctx, shown),
    mayRule ? approvalRules(ctx) : [],
    mayRule ? roleList(ctx) : [],
  ])
  return {
    shown,
    lines,
    rules,
    together: shown === 'mine' ? decidedTogether(ctx, lines) : [],
    act: query.get('act') === 'together' ? query.get('of') : null,
    roles: roles.filter(({ archivedAt }) => !archivedAt).map(({ key, nameAr }) => [key, nameAr] as const),
  }
})

export const action = submitOneOf({
  rule: submit(changeApprovalRule, () => saying('حُفظت القاعدة.', '/admin/approvals')),
  together: submit(approveTogether, ({ done, refused }) =>
    sayingOfSeveral(`اعتُمد: ${howMany(done, 'request')}.`, refused, '/admin/approvals'),
  ),
})

export default function ApprovalsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { shown, lines, rules, roles, together, act } = loaderData
  const above = together.map((kind) => (
    <ApproveTogether key={kind.action} kind={kind} reply={act === kind.action ? reply : undefined} />
  ))
  return (
    <>
      {act && !together.some(({ action }) => action === act) && <Unheard reply={reply} />}
      <ApprovalsFrame shown={shown} lines={lines} open={null} above={above}>
        <div className="side-empty">
          {lines.length > 0 ? <p className="muted">اختر طلبًا من القائمة لتراه قبل أن تعتمده.</p> : <Nothing shown={shown} />}
        </div>
      </ApprovalsFrame>
      {rules.length > 0 && <ApprovalRules rules={rules} roles={roles} reply={act ? undefined : reply} />}
    </>
  )
}

function Nothing({ shown }: { shown: string }) {
  if (shown === 'asked') return <Empty title="لم تطلب شيئًا بعد" />
  if (shown === 'done') return <Empty title="لم يُبتّ في شيء بعد" />
  return <Empty title="لا شيء بانتظار اعتمادك">يظهر هنا ما يحتاج إلى موافقتك قبل أن يُنفَّذ.</Empty>
}
