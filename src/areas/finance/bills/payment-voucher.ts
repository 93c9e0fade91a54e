import { printPaper } from '#areas/company/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { isUuid } from '#platform/ids.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { billPaymentNumber } from './bill.ts'

const payments = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('billPayments as p')
    .innerJoin('bills as b', 'b.id', 'p.billId')
    .innerJoin('suppliers as s', 's.id', 'b.supplierId')
    .innerJoin('companyBankAccounts as a', 'a.id', 'p.accountId')
    .select(['p.id', 'p.sequence', 'p.amount', 'p.askedBy', 'p.paidBy', 'p.paidAt', 'b.number as bill', 'b.day as billDay'])
    .leftJoin('billPaymentReversals as r', 'r.paymentId', 'p.id')
    .select('r.reversedAt')
    .select(['s.name as supplier', 's.vatin', 's.iban as supplierIban', 'a.bank', 'a.iban'])

/** One payment of a bill with those who asked and agreed; null where there is none. */
export async function billPayment(ctx: Pick<Ctx, 'db'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await payments(ctx).where('p.id', '=', id).executeTakeFirst()
  if (!found) return null
  const names = await namesOf(ctx, [found.askedBy, found.paidBy])
  const nameOf = (person: string) => names.get(person) ?? person
  return { ...found, number: billPaymentNumber(found), asker: nameOf(found.askedBy), approver: nameOf(found.paidBy) }
}
export type BillPayment = NonNullable<Awaited<ReturnType<typeof billPayment>>>

/** What was paid of a bill, in its order. */
export const paymentsOfBill = async ({ db }: Pick<Ctx, 'db'>, billId: string) =>
  db.selectFrom('billPayments').select('id').where('billId', '=', billId).orderBy('sequence').execute()

/** «سند صرف» of what a supplier was paid. */
export function billPaymentPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: BillPayment, address: string) {
  const { number, supplier, vatin, supplierIban, amount, bill, billDay, bank, iban, paidAt, asker, approver, reversedAt } = one
  return printPaper(ctx, 'areas/finance/payouts/papers/payment-voucher.typ', {
    ...{ number, payee: supplier, day: dayOf(paidAt) },
    amount: { rials: String(amount) },
    words: amountInWords(amount),
    qr: squareCode(address),
    across: reversedAt ? 'معكوس' : null,
    purpose: `سداد فاتورة المورّد المؤرخة ${dayInWords(billDay)}، رقم ${bill}`,
    pairs: [
      ...(vatin ? [['رقمه الضريبي', { code: vatin }]] : []),
      ['الطريقة', 'تحويل بنكي'],
      ['من حساب', `${bank}، آخره ${iban.slice(-4)}`],
      ...(supplierIban ? [['إلى الحساب', { code: supplierIban }]] : []),
      ['صُرف', momentInWords(paidAt)],
    ],
    drawn: [],
    signed: [
      ['طلبه', asker],
      ['اعتمده', approver],
      ['تسلّمه', ''],
    ],
  })
}
