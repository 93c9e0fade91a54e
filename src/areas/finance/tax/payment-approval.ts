import { z } from 'zod'
import { accountInShort } from '#areas/finance/cash/cash.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { mustBeOurs } from '#areas/finance/ledger/own-money.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { quarterInWords, taxPath } from '#areas/finance/quarter.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { taxPaid } from './facts.ts'
import { heldOwed, settle } from './paying.ts'
import { settledWithAuthority, taxPaymentNumber } from './payment.ts'

/** What waits for a second pair of eyes. */
export const AskedTaxPayment = z.object({
  id: z.uuid(),
  quarter: z.string(),
  accountId: z.uuid(),
  amount: baisa,
  reference: z.string(),
  askerId: z.string(),
})

/** Nobody pays the authority alone, whatever the amount: whoever agrees has paid it. */
export const payTax: Approvable = {
  action: 'finance.pay-tax',
  label: 'سداد الضريبة للجهاز',
  approver: 'financeManager',
  async tell({ db }, payload) {
    const { quarter, accountId, amount, reference } = AskedTaxPayment.parse(payload)
    const filed = await db
      .selectFrom('vatReturns')
      .select(['output', 'input', 'reference'])
      .where('quarter', '=', quarter)
      .executeTakeFirst()
    const account = await db
      .selectFrom('companyBankAccounts')
      .select(['bank', 'iban'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return [
      { question: 'عن', answer: quarterInWords(quarter) },
      ...(filed ? [{ question: 'صافي إقراره', answer: `${inRials(filed.output - filed.input)}، رقمه ${filed.reference}` }] : []),
      { question: 'المبلغ', answer: inRials(amount) },
      { question: 'رقم السداد', answer: reference },
      { question: 'من حساب', answer: accountInShort(account) },
    ]
  },
  anewAt: ({ actor }, payload) =>
    actor.may(financePermissions.payTax) ? `${taxPath}?quarter=${AskedTaxPayment.parse(payload).quarter}` : null,
  apply: (work, payload) => pay(work, AskedTaxPayment.parse(payload)),
}

async function pay(work: Work, { askerId, ...asked }: z.output<typeof AskedTaxPayment>) {
  const { owed, there } = await heldOwed(work, asked.accountId)
  if (owed < asked.amount) throw new Refusal('finance.tax-paid-before', `المستحق للجهاز ${inRials(owed)} فقط. ارفض الطلب.`)
  if (there < asked.amount)
    throw new Refusal('finance.below-zero', `في الحساب ${inRials(there)} فقط، والمطلوب ${inRials(asked.amount)}`)
  const leaf = bankLeaf({ id: asked.accountId, heldFor: 'operating' })
  await mustBeOurs(work, settledWithAuthority('paid', leaf, asked.amount))
  const { nth } = await settle(work, { ...asked, kind: 'paid', askedBy: askerId })
  const { quarter, amount, reference } = asked
  work.record(taxPaid, quarter, { number: taxPaymentNumber({ quarter, nth }), quarter, amount, reference })
}
