import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { payoutsPath, poolsPath } from '#areas/finance/addresses.ts'
import { depositPath } from '#areas/finance/deposits/deposit-asked.ts'
import { outlayPath } from '#areas/finance/outlays/outlay-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import type { Approvable } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { payoutApproved, payoutRejected } from './facts.ts'
import { onOwnWord } from './own-word.ts'
import { payoutKinds } from './payout.ts'
import { payoutPath } from './payout-asked.ts'
import { become, toldOf } from './standing.ts'

const AskedPayout = z.object({ payoutId: z.uuid() })

/** Above an amount nobody pays out on their own word. */
export const approvePayout: Approvable = {
  action: 'finance.approve-payout',
  label: 'اعتماد سندات الصرف',
  approver: 'financeManager',
  above: 20_000n,
  together: true,
  async tell({ db, actor }, payload) {
    const { payoutId } = AskedPayout.parse(payload)
    const asked = await db.selectFrom('payouts').selectAll().where('id', '=', payoutId).executeTakeFirstOrThrow()
    const { number, payee, amount, kind, method, iban, purpose, otherWay, branchId, askedOn: day } = asked
    const { toCustomer, byColleague } = await onOwnWord({ db }, { ...asked, day })
    return [
      {
        question: 'رقم السند',
        answer: `${number}، ${(await branchNamed({ db }, branchId)) ?? ''}`,
        path: reaches(actor, financePermissions.viewPayouts, asked) ? payoutPath(payoutId) : null,
      },
      { question: 'يُصرف إلى', answer: payee },
      { question: 'المبلغ', answer: inRials(amount) },
      { question: 'وذلك مقابل', answer: `${payoutKinds[kind]}: ${purpose}` },
      { question: 'الطريقة', answer: [payoutMethods[method], ...(iban ? [iban] : [])].join('، ') },
      ...(toCustomer > 0n ? [{ question: 'صُرف له بلا اعتماد خلال 30 يومًا', answer: inRials(toCustomer) }] : []),
      ...(byColleague > 0n ? [{ question: 'صرفه طالبه بلا اعتماد في يومه', answer: inRials(byColleague) }] : []),
      ...(otherWay ? [{ question: 'لماذا بهذه الطريقة', answer: otherWay }] : []),
    ]
  },
  async anewAt({ db, actor }, payload) {
    if (!actor.may(financePermissions.preparePayouts)) return null
    const { payoutId } = AskedPayout.parse(payload)
    const asked = await db.selectFrom('payouts').selectAll().where('id', '=', payoutId).executeTakeFirstOrThrow()
    if (asked.kind === 'owner') return poolsPath
    if (asked.kind === 'merchant') return null
    if (asked.depositId) return depositPath(asked.depositId)
    return asked.outlayId ? outlayPath(asked.outlayId) : `${payoutsPath}/new?party=${asked.partyId}`
  },
  async apply(work, payload) {
    const { payoutId } = AskedPayout.parse(payload)
    const done = { status: 'approved', approvedBy: work.actor.id, approvedAt: work.now() } as const
    const payout = await become(work, payoutId, { step: 'approve', ...done })
    if (!payout) throw new Refusal('finance.payout-ended', 'أُلغي هذا السند بعد طلب اعتماده. ارفض الطلب.')
    work.record(payoutApproved, payoutId, toldOf(payout))
  },
  async refuse(work, payload, note) {
    const { payoutId } = AskedPayout.parse(payload)
    const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: note }
    const payout = await become(work, payoutId, { step: 'approve', status: 'rejected', ...ended })
    // It may have been cancelled before: then there is nothing left to refuse.
    if (payout) work.record(payoutRejected, payoutId, { ...toldOf(payout), reason: note })
  },
}

/** The same for what one colleague pays out in a day, however small each voucher is: it begins with the same amount. */
export const approvePayoutsOfDay: Approvable = {
  ...approvePayout,
  action: 'finance.approve-payouts-of-day',
  label: 'اعتماد ما زاد من سندات الصرف لموظف في يوم',
}
