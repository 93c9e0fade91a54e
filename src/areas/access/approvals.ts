import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { daysToDecide, isApprover } from './approval.ts'
import { approvalRequested } from './facts.ts'
import { standsOnlyFor } from './holding.ts'

export type Asked = {
  action: string
  title: string
  /** What it is about: the same thing is asked for once at a time. */
  subjectId: string
  amount?: bigint | null
  payload: unknown
  reason: string
}

type Weighed = Pick<Approvable, 'action' | 'alone'>

/** Whether somebody else has to agree to this amount, by the rule of the office: also to what is done by whoever could agree to it. */
export async function isApprovalNeeded({ tx, actor }: Pick<Work, 'tx' | 'actor'>, asked: Weighed, amount: bigint | null) {
  const rule = await tx.selectFrom('approvalRules').selectAll().where('action', '=', asked.action).executeTakeFirst()
  if (!rule?.active || (asked.alone && isApprover(actor, rule.approverRole))) return false
  return rule.threshold === null || (amount ?? 0n) > rule.threshold
}

/** Waits for whom the rule names, and is done when they agree: together with their decision, or not at all. */
export async function askFor(work: Work, { action, title, subjectId, amount = null, payload, reason }: Asked) {
  const rule = await work.tx
    .selectFrom('approvalRules')
    .select('approverRole')
    .where('action', '=', action)
    .executeTakeFirstOrThrow()
  const [id, requestedAt] = [work.newId(), work.now()]
  const expiresAt = new Date(requestedAt.getTime() + daysToDecide * 86_400_000)
  const { approverRole } = rule
  const request = { id, action, title, subjectId, amount, makerId: work.actor.id, reason, approverRole, requestedAt, expiresAt }
  const asked = await work.tx
    .insertInto('approvals')
    .values({ ...request, payload: JSON.stringify(payload), decidedBy: null, decidedAt: null, note: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!asked) throw new Refusal('access.asked-already', 'طُلب هذا من قبل، وهو بانتظار الاعتماد.')
  work.record(approvalRequested, id, { action, title, amount, approverRole })
  return { id, approverRole }
}

export type Decision = { approvalId: string; status: 'approved' | 'rejected'; note: string | null; returned?: boolean }

/** One decision for each request, by whom the rule names and never by whoever made it. */
export async function decide(work: Work, { approvalId, status, note, returned = false }: Decision) {
  const approval = await work.tx.selectFrom('approvals').selectAll().where('id', '=', approvalId).forUpdate().executeTakeFirst()
  if (!approval || !(isApprover(work.actor, approval.approverRole) || approval.makerId === work.actor.id))
    throw new Refusal('not-found', 'لم نجد هذا الطلب، أو هو خارج صلاحيتك.', 404)
  const { nameAr } = await work.tx
    .selectFrom('roles')
    .select('nameAr')
    .where('key', '=', approval.approverRole)
    .executeTakeFirstOrThrow()
  if (approval.makerId === work.actor.id)
    throw new Refusal('access.own-request', `لا تعتمد ما أعددته أنت. يعتمده ${nameAr}.`, 403)
  if (await standsOnlyFor(work, approval.makerId, [approval.approverRole, 'generalManager']))
    throw new Refusal('access.lent-by-maker', `فوّضك صاحب الطلب، فلا تعتمد طلبه بصلاحيته. يعتمده ${nameAr}.`, 403)
  if (approval.status !== 'pending' || approval.expiresAt <= work.now())
    throw new Refusal('access.decided', 'بُتّ في هذا الطلب أو انتهت مهلته. حدّث الصفحة.')
  await work.tx
    .updateTable('approvals')
    .set({ status, returned, note, decidedBy: work.actor.id, decidedAt: work.now() })
    .where('id', '=', approvalId)
    .execute()
  return approval
}
