import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { creditTransferStates } from './credit-transfer.ts'
import type { ShownCreditTransfer } from './credit-transfer-detail.ts'

/**
 * «سند تحويل رصيد»: what both sign. One that is not done, or was undone, says so across the page; the address by which it is verified it
 * has as soon as it is done.
 */
export function creditTransferPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownCreditTransfer, address: string | null) {
  const { number, holder, taker, amount, askedOn, askedAt, branch, reason, consent, status } = one
  return printPaper(ctx, 'areas/finance/credit-transfers/papers/credit-transfer-note.typ', {
    ...{ number, holder, taker, day: askedOn, reason },
    ...{ amount: { rials: String(amount) }, words: amountInWords(amount) },
    qr: address && squareCode(address),
    across: status === 'done' ? null : creditTransferStates[status],
    pairs: [
      ['طُلب', momentInWords(askedAt)],
      ['الفرع', branch ?? ''],
      ['موافقة صاحب الرصيد', consent],
      ...(one.agreedAt ? [['اعتُمد', momentInWords(one.agreedAt)]] : []),
      ...(one.endReason ? [['سبب رفضه أو عكسه', one.endReason]] : []),
    ],
    signed: [
      ['أعدّه', one.by],
      ['اعتمده', one.approver ?? ''],
      ['وافق عليه', holder],
    ],
  })
}
