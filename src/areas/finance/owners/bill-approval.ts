import { z } from 'zod'
import { paperBefore } from '#areas/finance/bills/same-paper.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { spendFor } from './expenses.ts'
import { ownerBillRejected } from './facts.ts'
import { poolPath } from './pool-asked.ts'

/** What waits for a second pair of eyes. */
export const AskedOwnerBill = z.object({
  ...{ id: z.uuid(), mandateId: z.uuid(), supplierId: z.uuid(), number: z.string(), description: z.string() },
  ...{ day: z.string(), dueOn: z.string(), amount: baisa, consent: z.string(), askerId: z.string() },
})

/** Above what owners let us spend unasked nobody takes of their money alone: how they agreed is one person's word. */
export const approveOwnerBill: Approvable = {
  action: 'finance.spend-for-owners',
  label: 'فواتير الملّاك فوق حد الصرف',
  approver: 'financeManager',
  async tell({ db, actor }, payload) {
    const { id, mandateId, supplierId, number, day, dueOn, description, amount, consent } = AskedOwnerBill.parse(payload)
    const pool = await db.selectFrom('ownerPools').selectAll().where('mandateId', '=', mandateId).executeTakeFirstOrThrow()
    const supplier = await supplierNamed({ db }, supplierId)
    const paper = await db.selectFrom('ownerBillsAsked').select('fileId').where('id', '=', id).executeTakeFirstOrThrow()
    return [
      {
        question: 'الاتفاقية',
        answer: pool.label,
        path: reaches(actor, may.viewPools, pool) ? poolPath(mandateId) : null,
      },
      { question: 'المورّد', answer: supplier },
      {
        question: 'فاتورته',
        answer: `رقم ${number}، ${dayInWords(day)}، تستحق ${dayInWords(dueOn)}`,
        path: reaches(actor, may.viewBills, pool) ? `/files/${paper.fileId}` : null,
      },
      { question: 'البيان', answer: description },
      { question: 'المبلغ', answer: inRials(amount) },
      { question: 'يُصرف بلا موافقة حتى', answer: inRials(pool.expenseLimit ?? 0n) },
      { question: 'موافقة المالك', answer: consent },
    ]
  },
  anewAt: ({ actor }, payload) => (actor.may(may.enterBills) ? poolPath(AskedOwnerBill.parse(payload).mandateId) : null),
  async apply(work, payload) {
    const { askerId, consent, ...bill } = AskedOwnerBill.parse(payload)
    const supplier = await work.tx.selectFrom('suppliers').selectAll().where('id', '=', bill.supplierId).executeTakeFirstOrThrow()
    if (await paperBefore(work, bill.number, supplier))
      throw new Refusal('finance.bill-entered-before', 'سُجّلت هذه الفاتورة بعد الطلب. ارفضه.')
    await spendFor(work, { ...bill, note: `موافقة المالك: ${consent}`, enteredBy: askerId })
  },
  async refuse(work, payload, note) {
    const { id, supplierId, number, amount } = AskedOwnerBill.parse(payload)
    const supplier = await supplierNamed({ db: work.tx }, supplierId)
    work.record(ownerBillRejected, id, { supplier, number, amount, reason: note })
  },
}

async function supplierNamed({ db }: Pick<Ctx, 'db'>, id: string) {
  return (await db.selectFrom('suppliers').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
}

/** The paper of what waits is opened by whoever sees bills. */
export async function permissionForOwnerBill({ db, actor }: Ctx, fileId: string) {
  const asked = await db.selectFrom('ownerBillsAsked').select('branchId').where('fileId', '=', fileId).executeTakeFirst()
  return asked && reaches(actor, may.viewBills, asked) ? may.viewBills : null
}
