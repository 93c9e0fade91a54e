import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { daysToSettle } from './cheque.ts'
import type { ShownCheque } from './cheque-detail.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

/** The last time the bank sent it back; null where it never did, or that was a mistake. */
export function lastBounce({ steps }: Pick<ShownCheque, 'steps'>) {
  const place = steps.findLastIndex(({ status, isUndone }) => status === 'bounced' && !isUndone)
  const step = steps[place]
  if (!step) return null
  const deposit = steps.slice(0, place).findLast(({ status }) => status === 'deposited' || status === 'redeposited')
  return { ...step, deposit, settleBy: daysAfter(dayOf(step.takenAt), daysToSettle) }
}
export type Bounce = NonNullable<ReturnType<typeof lastBounce>>

type Bounced = ShownCheque & { bounce: Bounce }

/** «إخطار بارتجاع شيك»: what whoever gave it is told, on paper: which one, why, what is owed again and until when it waits. */
export function bouncePaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: Bounced, address: string) {
  const { number, bank, giver, amount, covers, bounce } = one
  return printPaper(ctx, 'areas/finance/cheques/papers/bounced-cheque.typ', {
    ...{ number, giver, bank, day: dayOf(bounce.takenAt), by: bounce.by },
    amount: rials(amount),
    words: amountInWords(amount),
    settleBy: dayInWords(bounce.settleBy),
    withFee: bounce.fee === null ? null : rials(amount + bounce.fee),
    qr: squareCode(address),
    pairs: aboutOn(one),
    covers: covers.map(({ description, invoice, amount: covered }) => [description, { code: invoice }, rials(covered)]),
  })
}

const aboutOn = ({ number, bank, drawer, dueOn, list, branch, bounce: { onDay, reason, fee, feeInvoice, deposit } }: Bounced) => [
  ['رقم الشيك', { code: number }],
  ['المسحوب عليه', bank],
  ['الساحب', drawer],
  ['تاريخ الشيك', dayInWords(dueOn)],
  ['من بيان الشيكات', { code: list }],
  ['الفرع', branch ?? ''],
  ...(deposit ? [['أُودع', `${dayInWords(deposit.onDay)}${deposit.slip ? `، بالقسيمة ${deposit.slip}` : ''}`]] : []),
  ['ارتجع', dayInWords(onDay)],
  ['سبب البنك', reason ?? ''],
  ...(fee === null
    ? []
    : [
        ['رسم الارتجاع', rials(fee)],
        ['فاتورة الرسم', { code: feeInvoice ?? '' }],
      ]),
]
