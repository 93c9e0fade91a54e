import { z } from 'zod'
import { accountInShort } from '#areas/finance/cash/cash.ts'
import { overdraftOf } from '#areas/finance/cash/overdraft.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { heldBalances, leavesOf } from '#areas/finance/ledger/leaves.ts'
import { mustBeOurs } from '#areas/finance/ledger/own-money.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { cut } from '#values/text.ts'
import { billPath, billPaymentSource } from './bill.ts'
import { heldBill, leaveOpen } from './bills.ts'
import { billPaid } from './facts.ts'
import { paidOut } from './rules.ts'

/** What waits for a second pair of eyes. */
export const AskedBillPayment = z.object({
  id: z.uuid(),
  billId: z.uuid(),
  accountId: z.uuid(),
  amount: baisa,
  askerId: z.string(),
})

/** Nobody pays a supplier alone, whatever the amount: whoever agrees has paid it. */
export const payBill: Approvable = {
  action: 'finance.pay-bill',
  label: 'سداد فواتير المورّدين',
  approver: 'financeManager',
  async tell({ db, actor }, payload) {
    const { billId, accountId, amount } = AskedBillPayment.parse(payload)
    const bill = await db
      .selectFrom('bills')
      .innerJoin('suppliers', 'suppliers.id', 'bills.supplierId')
      .select(['number', 'day', 'dueOn', 'open', 'suppliers.name', 'suppliers.iban'])
      .where('bills.id', '=', billId)
      .executeTakeFirstOrThrow()
    const account = await db
      .selectFrom('companyBankAccounts')
      .select(['bank', 'iban'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return [
      { question: 'المورّد', answer: [bill.name, ...(bill.iban ? [bill.iban] : [])] },
      {
        question: 'فاتورته',
        answer: `رقم ${bill.number}، ${dayInWords(bill.day)}، تستحق ${dayInWords(bill.dueOn)}`,
        path: actor.may(financePermissions.viewBills) ? billPath(billId) : null,
      },
      { question: 'المتبقي منها', answer: inRials(bill.open) },
      { question: 'المبلغ', answer: inRials(amount) },
      { question: 'من حساب', answer: accountInShort(account) },
    ]
  },
  anewAt: ({ actor }, payload) =>
    actor.may(financePermissions.payBills) ? billPath(AskedBillPayment.parse(payload).billId) : null,
  apply: (work, payload) => pay(work, AskedBillPayment.parse(payload)),
}

async function pay(work: Work, { id, billId, accountId, amount, askerId }: z.output<typeof AskedBillPayment>) {
  const { supplier, supplierId, number, open, reversedAt } = await heldBill(work, billId)
  if (reversedAt || open < amount) throw new Refusal('finance.bill-changed', 'سُدّدت هذه الفاتورة أو عُكست بعد الطلب. ارفضه.')
  const leaf = bankLeaf({ id: accountId, heldFor: 'operating' })
  const transfers = paidOut(supplierId, leaf, amount)
  await mustLieThere(work, leaf, amount)
  await mustBeOurs(work, transfers)
  const { journalId } = await post(work, {
    source: { kind: billPaymentSource, id, purpose: 'pay' },
    memo: cut(`سداد فاتورة ${supplier} رقم ${number}`, 200),
    transfers,
  })
  await leaveOpen(work, billId, open - amount)
  const row = { id, billId, accountId, amount, askedBy: askerId, paidBy: work.actor.id, paidAt: work.now(), journalId }
  await work.tx.insertInto('billPayments').values(row).execute()
  work.record(billPaid, billId, { supplier, number, amount })
}

/** The account may be overdrawn by what the bank takes, and by what we pay only as far as it agreed. */
async function mustLieThere(work: Work, leaf: ReturnType<typeof bankLeaf>, amount: bigint) {
  const ids = [...(await leavesOf(work, [leaf])).values()].map((known) => known.id)
  const there = ([...(await heldBalances(work, ids)).values()][0] ?? 0n) + (await overdraftOf(work, leaf))
  if (there < amount) throw new Refusal('finance.below-zero', `في الحساب ${inRials(there)} فقط، والمطلوب ${inRials(amount)}`)
}
