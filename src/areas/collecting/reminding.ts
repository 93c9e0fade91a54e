import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'

type Reminded = { name: string; owed: bigint; due: bigint; since: string | null }

/** What a debtor is written: what is due until today; of what is to come only with its day, and never as if it were due. */
export function reminderTo({ name, owed, due, since }: Reminded) {
  const howToPay = 'يمكنكم الدفع من حسابكم في الموقع أو في الفرع.'
  if (due > 0n) return `السلام عليكم ${name}، المستحق عليكم لدى التحالف ${inRials(due)} ${howToPay}`
  if (owed > 0n && since) return `السلام عليكم ${name}، تذكير من التحالف: عليكم مبلغ يستحق في ${dayInWords(since)}. ${howToPay}`
  return `السلام عليكم ${name}، معكم التحالف.`
}
