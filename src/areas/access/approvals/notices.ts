import { approvalRequested, approved, rejected } from '#areas/access/facts.ts'
import { mayActAs } from '#areas/access/roles/holding.ts'
import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { branchRole } from './approval.ts'

const variables = { title: { label: 'ما طُلب', sample: 'دور «محاسب» لسعيد المعشني' } }

/** Everybody whose role decides it where it belongs, but not whoever asks. */
async function approversOf({ tx, subjectId, now }: { tx: Tx; subjectId: string; now: () => Date }) {
  const approval = await tx
    .selectFrom('approvals')
    .select(['approverRole', 'branchId', 'byBranch', 'makerId'])
    .where('id', '=', subjectId)
    .executeTakeFirstOrThrow()
  const { approverRole, branchId, byBranch, makerId } = approval
  const named = await mayActAs({ tx, now }, approverRole, branchId)
  const near = byBranch ? await mayActAs({ tx, now }, branchRole, branchId) : []
  return [...new Set([...named, ...near])].filter((accountId) => accountId !== makerId).map((accountId) => ({ accountId }))
}

const isPending = async (tx: Tx, subjectId: string) =>
  Boolean(
    await tx.selectFrom('approvals').select('id').where('id', '=', subjectId).where('status', '=', 'pending').executeTakeFirst(),
  )

export const accessNotices = [
  notice({
    name: 'access.tell-approvers',
    label: 'طلب بانتظار الاعتماد',
    on: approvalRequested,
    variables,
    templates: { 'in-app': '{title} بانتظار اعتمادك' },
    tell: async ({ title }, asking) => {
      const to = await approversOf(asking)
      return to.length ? { to, values: { title }, path: `/admin/approvals/${asking.subjectId}` } : null
    },
    stillTrue: (tx, _data, { subjectId }) => isPending(tx, subjectId),
  }),
  notice({
    name: 'access.tell-approved',
    label: 'طلب اعتُمد',
    on: approved,
    variables,
    templates: { 'in-app': 'اعتُمد: {title}' },
    tell: ({ title, makerId }, { subjectId }) => ({
      to: { accountId: makerId },
      values: { title },
      path: `/admin/approvals/${subjectId}`,
    }),
  }),
  notice({
    name: 'access.tell-rejected',
    label: 'طلب رُفض أو أُعيد للتصحيح',
    on: rejected,
    variables: { ...variables, note: { label: 'السبب', sample: 'ينقصه عرض السعر' } },
    templates: { 'in-app': 'لم يُعتمد: {title}. {note}' },
    tell: ({ title, makerId, note }, { subjectId }) => ({
      to: { accountId: makerId },
      values: { title, note: note ?? '' },
      path: `/admin/approvals/${subjectId}`,
    }),
  }),
]
