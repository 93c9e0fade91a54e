import '#ui/styles/approvals.css'
import { data } from 'react-router'
import { accessPermissions } from '#areas/access/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { approvalList, oneApproval, shownApprovals } from '../queries.ts'
import { ApprovalCard } from '../ui/approval-card.tsx'
import { ApprovalsFrame } from '../ui/approvals-frame.tsx'
import { approve, reject } from '../use-cases/decide-approval.ts'
import type { Route } from './+types/back-office-approval'

export const loader = page(accessPermissions.viewApprovals, async (ctx, { params, query }) => {
  const approval = await oneApproval(ctx, params.approvalId)
  if (!approval) throw data('لا يوجد هذا الطلب.', { status: 404, statusText: 'Not Found' })
  const shown = shownApprovals.find((each) => each === query.get('show')) ?? (approval.status === 'pending' ? 'mine' : 'done')
  return { approval, shown, lines: await approvalList(ctx, shown) }
})

export const action = submitOneOf({
  approve: submit(approve, ({ title }) => saying(`اعتُمد: ${title}`, '/admin/approvals')),
  reject: submit(reject, ({ title, returned }) =>
    saying(returned ? `أُعيد للتصحيح: ${title}` : `رُفض: ${title}`, '/admin/approvals'),
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.approval.title ?? ''} · التحالف` }]

export const handle = { crumb: () => 'طلب اعتماد' }

export default function ApprovalPage({ loaderData: { approval, shown, lines }, actionData }: Route.ComponentProps) {
  return (
    <ApprovalsFrame shown={shown} lines={lines} open={approval.id}>
      <ApprovalCard approval={approval} reply={actionData} />
    </ApprovalsFrame>
  )
}
