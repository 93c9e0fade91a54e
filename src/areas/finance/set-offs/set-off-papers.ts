import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { momentInWords } from '#values/dates.ts'
import { setOffStates } from './set-off.ts'
import type { ShownSetOff } from './set-off-detail.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

/**
 * «سند مقاصة»: what the customer signs. One that is not done, or was undone, says so across the page; the address by which it is verified it has as
 * soon as it is done.
 */
export function setOffPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownSetOff, address: string | null) {
  const { number, holder, amount, askedOn, askedAt, branch, pot, reason, consent, status, lines } = one
  return printPaper(ctx, 'areas/finance/set-offs/papers/set-off-note.typ', {
    ...{ number, holder, pot, day: askedOn, reason },
    ...{ amount: rials(amount), words: amountInWords(amount) },
    qr: address && squareCode(address),
    across: status === 'done' ? null : setOffStates[status],
    pairs: [
      ['طُلبت', momentInWords(askedAt)],
      ['الفرع', branch ?? ''],
      ['موافقة العميل', consent],
      ...(one.agreedAt ? [['اعتُمدت', momentInWords(one.agreedAt)]] : []),
      ...(one.endReason ? [['سبب رفضها أو عكسها', one.endReason]] : []),
    ],
    lines: lines.map((line) => [line.description, { code: line.number }, rials(line.openSeen), rials(line.amount)]),
    signed: [
      ['أعدّها', one.by],
      ['اعتمدها', one.approver ?? ''],
      ['وافق عليها', holder],
    ],
  })
}
