import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { freeCredit } from '#areas/finance/receipts/credit.ts'
import type { Approvable } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { creditTransferPath } from './credit-transfer-asked.ts'
import { creditTransferRejected } from './facts.ts'
import { move } from './moving.ts'
import { become, toldOf } from './standing.ts'

/** What waits for a second pair of eyes. */
export const AskedCreditTransfer = z.object({ creditTransferId: z.uuid() })

/** Above an amount nobody gives what one customer left with us to another on their own word; whoever agrees has done it. */
export const approveCreditTransfer: Approvable = {
  action: 'finance.approve-credit-transfer',
  label: 'تحويل رصيد إلى عميل آخر',
  approver: 'financeManager',
  above: 20_000n,
  async tell({ db, actor }, payload) {
    const { creditTransferId } = AskedCreditTransfer.parse(payload)
    const asked = await db.selectFrom('creditTransfers').selectAll().where('id', '=', creditTransferId).executeTakeFirstOrThrow()
    const left = await freeCredit({ db }, asked.partyId)
    return [
      {
        question: 'رقم التحويل',
        answer: `${asked.number}، ${(await branchNamed({ db }, asked.branchId)) ?? ''}`,
        path: reaches(actor, financePermissions.viewCreditTransfers, asked) ? creditTransferPath(creditTransferId) : null,
      },
      { question: 'صاحب الرصيد', answer: asked.holder },
      { question: 'إلى', answer: asked.taker },
      { question: 'المبلغ', answer: inRials(asked.amount) },
      { question: 'يبقى من رصيده الحر', answer: left < 0n ? 'لا يكفي: استُعمل بعضه بعد الطلب' : inRials(left) },
      { question: 'موافقة صاحب الرصيد', answer: asked.consent },
    ]
  },
  async anewAt({ db, actor }, payload) {
    if (!actor.may(financePermissions.transferCredit)) return null
    const { creditTransferId } = AskedCreditTransfer.parse(payload)
    const { partyId } = await db
      .selectFrom('creditTransfers')
      .select('partyId')
      .where('id', '=', creditTransferId)
      .executeTakeFirstOrThrow()
    return `${creditTransfersPath}/new?party=${partyId}`
  },
  async apply(work, payload) {
    const { creditTransferId } = AskedCreditTransfer.parse(payload)
    const done = { status: 'done', agreedBy: work.actor.id, agreedAt: work.now() } as const
    const one = await become(work, creditTransferId, { step: 'agree', ...done })
    if (!one) throw new Refusal('finance.credit-transfer-ended', 'بُتّ في هذا التحويل من قبل. حدّث الصفحة.')
    await move(work, one)
  },
  async refuse(work, payload, note) {
    const { creditTransferId } = AskedCreditTransfer.parse(payload)
    const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: note }
    const one = await become(work, creditTransferId, { step: 'agree', status: 'rejected', ...ended })
    if (one) work.record(creditTransferRejected, creditTransferId, { ...toldOf(one), reason: note })
  },
}
