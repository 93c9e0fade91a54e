import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { ownerSettled, ownersSettled, settlementRejected } from './facts.ts'
import { poolPath } from './pool-asked.ts'
import { settle } from './settling.ts'
import { become, toldOf } from './standing.ts'
import { movedSince } from './to-settle.ts'

/** What waits for a second pair of eyes. */
export const AskedSettlement = z.object({ settlementId: z.uuid() })

/** Nobody settles with owners alone, whatever the amount: from here each is owed their share. */
export const approveSettlement: Approvable = {
  action: 'finance.approve-owner-settlement',
  label: 'التسوية مع الملّاك',
  approver: 'financeManager',
  together: true,
  async tell({ db, actor }, payload) {
    const { settlementId } = AskedSettlement.parse(payload)
    const asked = await db.selectFrom('ownerSettlements').selectAll().where('id', '=', settlementId).executeTakeFirstOrThrow()
    const shares = await db
      .selectFrom('ownerSettlementShares')
      .select(['partyId', 'amount'])
      .where('settlementId', '=', settlementId)
      .orderBy('place')
      .execute()
    const named = await customersNamed(
      { db },
      shares.map(({ partyId }) => partyId),
    )
    const names = new Map(named.map(({ id, name }) => [id, name]))
    const { number, branchId, mandateId, label, lies, reserve, uncleared, amount, askedAt } = asked
    const moved = await movedSince({ db }, { mandateId, at: askedAt, but: settlementId })
    return [
      {
        question: 'رقم التسوية',
        answer: `${number}، ${(await branchNamed({ db }, branchId)) ?? ''}`,
        path: reaches(actor, financePermissions.viewPools, asked) ? poolPath(mandateId) : null,
      },
      { question: 'الاتفاقية', answer: label },
      ...(moved.opening !== 0n ? [{ question: 'كان في الأمانات', answer: inRials(moved.opening) }] : []),
      { question: 'المحصَّل من المستأجرين', answer: inRials(moved.collected) },
      ...(moved.rents !== moved.collected ? [{ question: 'منه إيجارات قبل الضريبة', answer: inRials(moved.rents) }] : []),
      { question: 'العمولة والرسوم', answer: inRials(moved.commission) },
      { question: 'ضريبتها', answer: inRials(moved.vat) },
      { question: 'المصروفات', answer: inRials(moved.expenses) },
      ...(moved.other !== 0n ? [{ question: 'حركات أخرى', answer: inRials(moved.other) }] : []),
      { question: 'في الأمانات بعد العمولة', answer: inRials(lies) },
      ...(reserve > 0n ? [{ question: 'يبقى احتياطيًا', answer: inRials(reserve) }] : []),
      ...(uncleared > 0n ? [{ question: 'لم يصل البنك بعد', answer: inRials(uncleared) }] : []),
      { question: 'يُسوّى', answer: inRials(amount) },
      { question: 'لكل مالك', answer: shares.map((share) => `${names.get(share.partyId) ?? ''}: ${inRials(share.amount)}`) },
    ]
  },
  async anewAt({ db, actor }, payload) {
    if (!actor.may(financePermissions.settleOwners)) return null
    const { settlementId } = AskedSettlement.parse(payload)
    const { mandateId } = await db
      .selectFrom('ownerSettlements')
      .select('mandateId')
      .where('id', '=', settlementId)
      .executeTakeFirstOrThrow()
    return poolPath(mandateId)
  },
  async apply(work, payload) {
    const { settlementId } = AskedSettlement.parse(payload)
    const one = await become(work, settlementId, {
      step: 'agree',
      ...{ status: 'settled', agreedBy: work.actor.id, agreedAt: work.now() },
    })
    if (!one) throw new Refusal('finance.settlement-ended', 'أُلغيت هذه التسوية بعد طلب اعتمادها. ارفض الطلب.')
    const shares = await settle(work, one)
    work.record(ownersSettled, settlementId, toldOf(one))
    for (const share of shares) work.record(ownerSettled, settlementId, { ...toldOf(one), ...share })
  },
  async refuse(work, payload, note) {
    const { settlementId } = AskedSettlement.parse(payload)
    const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: note }
    const one = await become(work, settlementId, { step: 'agree', status: 'rejected', ...ended })
    if (one) work.record(settlementRejected, settlementId, { ...toldOf(one), reason: note })
  },
}
