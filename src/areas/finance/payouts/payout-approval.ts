import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import type { Approvable } from '#platform/area.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { payoutApproved, payoutRejected } from './facts.ts'
import { onOwnWord } from './own-word.ts'
import { payoutKinds, payoutMethods } from './payout.ts'
import { become, toldOf } from './standing.ts'

const AskedPayout = z.object({ payoutId: z.uuid() })

/** Above an amount nobody pays out on their own word. */
export const approvePayout: Approvable = {
  action: 'finance.approve-payout',
  label: 'اعتماد سندات الصرف',
  approver: 'financeManager',
  above: 20_000n,
  async tell({ db }, payload) {
    const { payoutId } = AskedPayout.parse(payload)
    const asked = await db.selectFrom('payouts').selectAll().where('id', '=', payoutId).executeTakeFirstOrThrow()
    const { number, payee, amount, kind, method, iban, purpose, otherWay, branchId, askedOn: day } = asked
    const before = await onOwnWord({ db }, { ...asked, day })
    return [
      { question: 'رقم السند', answer: `${number}، ${(await branchNamed({ db }, branchId)) ?? ''}` },
      { question: 'يُصرف إلى', answer: payee },
      { question: 'المبلغ', answer: inRials(amount) },
      { question: 'وذلك مقابل', answer: `${payoutKinds[kind]}: ${purpose}` },
      { question: 'الطريقة', answer: [payoutMethods[method], ...(iban ? [iban] : [])].join('، ') },
      ...(before > 0n ? [{ question: 'صُرف بلا اعتماد له خلال 30 يومًا، أو ممن طلبه اليوم', answer: inRials(before) }] : []),
      ...(otherWay ? [{ question: 'لماذا بغير ما وصل به', answer: otherWay }] : []),
    ]
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
