import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { differenceInWords, differenceOf, type Pieces, pieces, sessionStatuses } from './cash.ts'
import type { cashMove } from './move-queries.ts'
import type { session } from './session-queries.ts'

type Session = NonNullable<Awaited<ReturnType<typeof session>>>

type Printing = Pick<Ctx, 'db' | 'now' | 'files'>

const rials = (amount: bigint) => ({ rials: String(amount) })

/** «إقفال وردية»: what was there, what came and went, what was counted, for whoever takes the box over and for the file. */
export async function cashClosePaper(ctx: Printing, one: Session, address: string) {
  const closing = one.counts.find(({ atOpening }) => !atOpening)
  const opening = one.counts.find(({ atOpening }) => atOpening)
  return printPaper(ctx, 'areas/finance/cash/papers/cash-close.typ', {
    number: String(one.number),
    day: dayOf(one.closedAt ?? ctx.now()),
    keeper: one.keeper,
    counted: rials(closing?.counted ?? 0n),
    words: amountInWords(closing?.counted ?? 0n),
    qr: squareCode(address),
    pairs: [
      ['الصندوق', one.box],
      ['الفرع', one.branch],
      ['في عهدة', one.keeper],
      ['فُتحت', one.openedAt ? momentInWords(one.openedAt) : ''],
      ['أُغلقت', one.closedAt ? momentInWords(one.closedAt) : ''],
      ['الحالة', sessionStatuses[one.status]],
    ],
    sums: [
      ['رصيد الافتتاح', rials(opening?.counted ?? 0n)],
      ['دخل الصندوق', rials(one.moved.came)],
      ['خرج منه', rials(one.moved.went)],
      ['في الدفاتر عند العدّ', rials(closing?.expected ?? 0n)],
      ['المعدود', rials(closing?.counted ?? 0n)],
      ['الفرق', closing ? differenceInWords(differenceOf(closing)) : ''],
    ],
    pieces: countedPieces(closing?.pieces),
  })
}

/** The count by note and coin, without those of which there were none. */
function countedPieces(kept: unknown) {
  const counted = (kept ?? {}) as Pieces
  return pieces.flatMap(({ name, label, worth }) => {
    const count = counted[name] ?? 0
    return count > 0 ? [[label, { code: String(count) }, rials(worth * BigInt(count))]] : []
  })
}

type Move = NonNullable<Awaited<ReturnType<typeof cashMove>>>

/** «أمر تحويل»: what the bank is told to send from one account of ours to another. */
export function transferOrderPaper(ctx: Printing, one: Move, address: string) {
  const { fromBank, fromHolder, fromIban, movedAt, slip } = one
  return printPaper(ctx, 'areas/finance/cash/papers/transfer-order.typ', {
    ...headOf(one, address),
    from: accountPairs({ bank: fromBank, holder: fromHolder, iban: fromIban }),
    to: accountPairs(one),
    pairs: [['التاريخ', dayInWords(dayOf(movedAt))], ...(slip ? [['مرجع التحويل', { code: slip }]] : [])],
  })
}

const headOf = ({ number, movedAt, by, amount }: Move, address: string) => ({
  ...{ number: String(number), day: dayOf(movedAt), by },
  ...{ amount: rials(amount), words: amountInWords(amount), qr: squareCode(address) },
})

const accountPairs = ({ bank, holder, iban }: Record<'bank' | 'holder' | 'iban', string | null>) => [
  ['البنك', bank ?? ''],
  ['صاحب الحساب', holder ?? ''],
  ['الآيبان', { code: iban ?? '' }],
]

/** «قسيمة إيداع»: what goes to the bank with whoever carries the cash. */
export function depositSlipPaper(ctx: Printing, one: Move, address: string) {
  const { from, movedAt, slip } = one
  return printPaper(ctx, 'areas/finance/cash/papers/deposit-slip.typ', {
    ...headOf(one, address),
    pairs: [
      ...accountPairs(one),
      ['من', from],
      ['خرج من الصندوق', momentInWords(movedAt)],
      ...(slip ? [['رقم قسيمة البنك', { code: slip }]] : []),
    ],
  })
}
