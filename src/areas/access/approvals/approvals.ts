import { sql } from 'kysely'
import { approvalRequested, approvalWithdrawn } from '#areas/access/facts.ts'
import { standsOnlyFor } from '#areas/access/roles/holding.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { branchRole, daysToDecide, groundsFor, isApprover, isForBranch } from './approval.ts'

export type Asked = {
  action: string
  title: string
  /** What it is about: the same thing is asked for once at a time. */
  subjectId: string
  amount?: bigint | null
  /** The branch it is of: a role held in another decides nothing of it. Without one it is the company's. */
  branchId?: string | null
  payload: unknown
  reason: string
}

type Weighed = Pick<Approvable, 'action' | 'alone'>

/** Whether somebody else has to agree to this amount, by the rule of the office: also to what is done by whoever could agree to it. */
export async function isApprovalNeeded({ tx, actor }: Pick<Work, 'tx' | 'actor'>, asked: Weighed, amount: bigint | null) {
  const rule = await tx.selectFrom('approvalRules').selectAll().where('action', '=', asked.action).executeTakeFirst()
  if (!rule?.active || (asked.alone && isApprover(actor, { ...rule, branchId: null, byBranch: false }))) return false
  return rule.threshold === null || (amount ?? 0n) > rule.threshold
}

/** Waits for whom the rule names, and is done when they agree: together with their decision, or not at all. */
export async function askFor(work: Work, asked: Asked) {
  const { action, title, subjectId, amount = null, branchId = null, payload, reason } = asked
  const rule = await work.tx
    .selectFrom('approvalRules')
    .select(['approverRole', 'branchLimit'])
    .where('action', '=', action)
    .executeTakeFirstOrThrow()
  const [id, requestedAt] = [work.newId(), work.now()]
  const expiresAt = new Date(requestedAt.getTime() + daysToDecide * 86_400_000)
  const { approverRole } = rule
  const byBranch = isForBranch(rule, { branchId, amount })
  const request = { id, action, title, subjectId, amount, makerId: work.actor.id, reason, requestedAt, expiresAt }
  const kept = await work.tx
    .insertInto('approvals')
    .values({
      ...request,
      approverRole,
      branchId,
      byBranch,
      payload: JSON.stringify(payload),
      decidedBy: null,
      decidedAt: null,
      note: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) throw new Refusal('access.asked-already', 'طُلب هذا من قبل، وهو بانتظار الاعتماد.')
  work.record(approvalRequested, id, { action, title, amount, approverRole })
  return { id, approverRole }
}

export type Withdrawn = Pick<Asked, 'action' | 'subjectId'> & { note: string }

/** What it was about is over before anybody decided: nobody is asked any more. Where nothing waits, nothing is done. */
export async function withdraw(work: Work, { action, subjectId, note }: Withdrawn) {
  const gone = await work.tx
    .updateTable('approvals')
    .set({ status: 'withdrawn', note, decidedAt: work.now() })
    .where('action', '=', action)
    .where('subjectId', '=', subjectId)
    .where('status', '=', 'pending')
    .returning(['id', 'title'])
    .executeTakeFirst()
  if (gone) work.record(approvalWithdrawn, gone.id, { action, title: gone.title })
}

export type Decision = { approvalId: string; status: 'approved' | 'rejected'; note: string | null; returned?: boolean }

/** Who decides, as a request tells it: «المدير المالي أو مدير الفرع». */
export const approverNames = sql<string>`(select string_agg(name_ar, ' أو ' order by key = ${branchRole}) from roles
  where key = approver_role or (by_branch and key = ${branchRole}))`

/** One decision for each request, by whom the rule names and never by whoever made it. */
export async function decide(work: Work, { approvalId, status, note, returned = false }: Decision) {
  const approval = await work.tx
    .selectFrom('approvals')
    .selectAll()
    .select(approverNames.as('approver'))
    .where('id', '=', approvalId)
    .forUpdate()
    .executeTakeFirst()
  if (!approval || !(isApprover(work.actor, approval) || approval.makerId === work.actor.id))
    throw new Refusal('not-found', 'لم نجد هذا الطلب، أو هو خارج صلاحيتك.', 404)
  const { approver } = approval
  if (approval.makerId === work.actor.id)
    throw new Refusal('access.own-request', `لا تعتمد ما أعددته أنت. يعتمده ${approver}.`, 403)
  if (await standsOnlyFor(work, approval.makerId, groundsFor(approval)))
    throw new Refusal('access.lent-by-maker', `فوّضك صاحب الطلب، فلا تعتمد طلبه بصلاحيته. يعتمده ${approver}.`, 403)
  if (approval.status !== 'pending' || approval.expiresAt <= work.now())
    throw new Refusal('access.decided', 'بُتّ في هذا الطلب أو انتهت مهلته. حدّث الصفحة.')
  await work.tx
    .updateTable('approvals')
    .set({ status, returned, note, decidedBy: work.actor.id, decidedAt: work.now() })
    .where('id', '=', approvalId)
    .execute()
  return approval
}
