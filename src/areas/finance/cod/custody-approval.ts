import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { custodyBearers, handOverNumber } from './cod.ts'
import { custodySentBack } from './facts.ts'
import { courierCalled, heldHandOver, settleHandOver } from './hand-over.ts'

const Asked = z.object({ handOverId: z.uuid(), borneBy: z.enum(['courier', 'company']) })

const pathOf = (handOverId: string) => `/admin/parcels/custody/${handOverId}`

/** What a courier is short of beyond a supervisor's word, or what the company is to bear, whatever the amount. */
export const approveCustody: Approvable = {
  action: 'finance.approve-custody',
  label: 'اعتماد فرق عهدة مندوب',
  approver: 'financeManager',
  inBranch: 50_000n,
  async tell({ db }, payload) {
    const { handOverId, borneBy } = Asked.parse(payload)
    const one = await db.selectFrom('codHandOvers').selectAll().where('id', '=', handOverId).executeTakeFirstOrThrow()
    const names = await namesOf({ db }, [one.courierId, one.countedBy ?? ''])
    const counted = one.counted ?? 0n
    return [
      {
        question: 'العهدة',
        answer: `${handOverNumber(one.sequence)}، ${(await branchNamed({ db }, one.branchId)) ?? ''}`,
        path: pathOf(handOverId),
      },
      { question: 'المندوب', answer: names.get(one.courierId) ?? one.courierId },
      { question: 'في الدفاتر', answer: inRials(one.expected) },
      { question: 'صرّح به', answer: inRials(one.declared) },
      { question: 'عُدّ', answer: `${inRials(counted)}، عدّه ${names.get(one.countedBy ?? '') ?? ''}` },
      ...(counted < one.expected
        ? [{ question: 'يتحمل العجز', answer: `${custodyBearers[borneBy]}، ${inRials(one.expected - counted)}` }]
        : [{ question: 'الزيادة', answer: `${inRials(counted - one.expected)} تبقى مقبوضات غير معرّفة` }]),
    ]
  },
  anewAt: async ({ actor }, payload) =>
    actor.may(financePermissions.settleCustody) ? pathOf(Asked.parse(payload).handOverId) : null,
  async apply(work, payload) {
    const { handOverId, borneBy } = Asked.parse(payload)
    const one = await heldHandOver(work, handOverId)
    if (one.status !== 'asked' || one.counted === null || !one.boxId)
      throw new Refusal('finance.custody-settled', 'بُتّ في هذه العهدة. حدّث الصفحة.')
    mustBeNeither(work, one)
    await settleHandOver(work, one, { boxId: one.boxId, counted: one.counted, by: borneBy })
  },
  async refuse(work, payload, note) {
    const { handOverId } = Asked.parse(payload)
    const one = await heldHandOver(work, handOverId)
    if (one.status !== 'asked') return
    await work.tx.updateTable('codHandOvers').set({ status: 'differs' }).where('id', '=', handOverId).execute()
    const courier = await courierCalled(work, one.courierId)
    work.record(custodySentBack, handOverId, { number: one.number, courier, reason: note })
  },
}

/** Who counted does not settle, and nobody settles their own. */
export function mustBeNeither(
  { actor }: Pick<Work, 'actor'>,
  { courierId, countedBy }: { courierId: string; countedBy: string | null },
) {
  if (actor.id === courierId) throw new Refusal('finance.own-custody', 'هذه عهدتك، فلا تبتّ في فرقها. يبتّ فيه غيرك.', 403)
  if (actor.id === countedBy) throw new Refusal('finance.own-count', 'عددت هذه العهدة، فلا تبتّ في فرقها. يبتّ فيه غيرك.', 403)
}
