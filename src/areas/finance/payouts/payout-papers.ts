import { printPaper } from '#areas/company/public.ts'
import { payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { payoutKinds, payoutStates } from './payout.ts'
import type { ShownPayout } from './payout-detail.ts'

/**
 * «سند صرف»: what whoever is paid signs. One that was not paid, or whose money came back, says so across the page; the address by
 * which it is verified it has as soon as it is paid.
 */
export function payoutPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownPayout, address: string | null) {
  const { number, payee, amount, askedOn, askedAt, branch, purpose, otherWay, kind, method, iban, status, drawn } = one
  return printPaper(ctx, 'areas/finance/payouts/papers/payment-voucher.typ', {
    ...{ number, payee, day: askedOn },
    amount: { rials: String(amount) },
    words: amountInWords(amount),
    across: status === 'paid' ? null : payoutStates[status],
    qr: address && squareCode(address),
    purpose: `${payoutKinds[kind]}: ${purpose}`,
    pairs: [
      ['أُعدّ', momentInWords(askedAt)],
      ['الفرع', branch ?? ''],
      ['الطريقة', payoutMethods[method]],
      ...(iban ? [['إلى الحساب', { code: iban }]] : []),
      ...(otherWay ? [['لماذا بهذه الطريقة', otherWay]] : []),
      ...(one.paidAt
        ? [['صُرف', `${momentInWords(one.paidAt)}${one.from ? `، ${one.method === 'online' ? '' : 'من '}${one.from}` : ''}`]]
        : []),
      ...(one.reference ? [[method === 'online' ? 'رقم الرد' : 'مرجع التحويل', { code: one.reference }]] : []),
      ...(one.endReason ? [['السبب', one.endReason]] : []),
      ...(one.reason ? [['سبب العكس', one.reason]] : []),
      ...(one.backInto ? [['عاد إلى', one.backInto]] : []),
    ],
    drawn: drawn.map((receipt) => [
      { code: receipt.number },
      momentInWords(receipt.receivedAt),
      { rials: String(receipt.amount) },
    ]),
    signed: [
      ['أعدّه', one.by],
      ['اعتمده', one.approver ?? ''],
      ['صرفه', one.payer ?? ''],
      ['تسلّمه', ''],
    ],
  })
}
