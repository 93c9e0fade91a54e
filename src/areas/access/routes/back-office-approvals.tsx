import '#ui/styles/approvals.css'
import { page, saying, submit } from '#platform/http.ts'
import { Empty } from '#ui/states.tsx'
import { approvalList, approvalRules, shownApprovals } from '../approval-queries.ts'
import { accessPermissions } from '../permissions.ts'
import { roleList } from '../role-queries.ts'
import { ApprovalRules } from '../ui/approval-rules.tsx'
import { ApprovalsFrame } from '../ui/approvals-frame.tsx'
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
    roles: roles.filter(({ archivedAt }) => !archivedAt).map(({ key, nameAr }) => [key, nameAr] as const),
  }
})

export const action = submit(changeApprovalRule, () => saying('حُفظت القاعدة.', '/admin/approvals'))

export default function ApprovalsPage({ loaderData: { shown, lines, rules, roles }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ApprovalsFrame shown={shown} lines={lines} open={null}>
        <div className="side-empty">
          {lines.length > 0 ? <p className="muted">اختر طلبًا من القائمة لتراه قبل أن تعتمده.</p> : <Nothing shown={shown} />}
        </div>
      </ApprovalsFrame>
      {rules.length > 0 && <ApprovalRules rules={rules} roles={roles} reply={actionData} />}
    </>
  )
}

function Nothing({ shown }: { shown: string }) {
  if (shown === 'asked') return <Empty title="لم تطلب شيئًا بعد" />
  if (shown === 'done') return <Empty title="لم يُبتّ في شيء بعد" />
  return <Empty title="لا شيء بانتظار اعتمادك">يظهر هنا ما يحتاج إلى موافقتك قبل أن يُنفَّذ.</Empty>
}
