import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { inRials } from '#values/money.ts'
import { correctReceipt } from './correcting.ts'
import { correctionAction, corrections } from './correction.ts'
import { whatFollows } from './correction-follows.ts'
import { receiptPath } from './receipt-asked.ts'

const Asked = z.object({
  receiptId: z.uuid(),
  what: z.enum(['reverse', 'free']),
  boxId: z.uuid().nullable(),
  reason: z.string(),
})

/** Whatever the amount: what a customer holds a paper for is not changed on one person's word once its shift is over. */
export const correctReceiptAgreed: Approvable = {
  action: correctionAction,
  label: 'تصحيح سندات القبض',
  approver: 'financeManager',
  async tell({ db, actor }, payload) {
    const { receiptId, what, boxId } = Asked.parse(payload)
    const receipt = await db.selectFrom('receipts').selectAll().where('id', '=', receiptId).executeTakeFirstOrThrow()
    const { number, payer, amount, branchId } = receipt
    const box = boxId && (await db.selectFrom('cashBoxes').select('name').where('id', '=', boxId).executeTakeFirst())?.name
    return [
      {
        question: 'سند القبض',
        answer: `${number}، ${(await branchNamed({ db }, branchId)) ?? ''}`,
        path: reaches(actor, financePermissions.viewReceipts, receipt) ? receiptPath(receiptId) : null,
      },
      { question: 'الدافع', answer: payer },
      { question: 'المبلغ', answer: inRials(amount) },
      { question: 'المطلوب', answer: corrections[what] },
      ...(box ? [{ question: 'يُردّ نقده من', answer: box }] : []),
      ...(await whatFollows({ db }, receipt, what)),
      { question: 'بعد الاعتماد', answer: after[what] },
    ]
  },
  anewAt: ({ actor }, payload) =>
    actor.may(financePermissions.viewReceipts) ? receiptPath(Asked.parse(payload).receiptId) : null,
  apply: (work, payload) => correctReceipt(work, Asked.parse(payload)),
}

const after = {
  reverse: 'يُرحَّل قيد عكسي بتاريخ اليوم، ويعود ما سدّده مفتوحًا، ويُكتب على السند «معكوس». لا رجوع بعد العكس.',
  free: 'يعود ما سدّده مفتوحًا بتاريخ اليوم، ويصير مبلغه رصيدًا دائنًا للعميل يُوزّع من جديد. لا يتحرك نقد.',
}
