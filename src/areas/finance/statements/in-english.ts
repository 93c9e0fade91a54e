import { english } from '#areas/finance/invoices/english.ts'
import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import { dayInEnglish } from '#values/dates-in-english.ts'
import type { StatementRow } from './statement.ts'

const numbered = '([A-Z]{2,4}-[A-Z0-9-]+)'

/** What the house writes itself of a movement. Names and reasons stay in the line above, as somebody typed them. */
const ours: [RegExp, string][] = [
  [/^سند قبض من .*$/s, 'Payment received'],
  [new RegExp(`^${numbered} عن .*$`, 's'), 'Paid from $1'],
  [new RegExp(`^عكس ${numbered}: .*$`, 's'), 'Reversal of $1'],
  [new RegExp(`^${numbered}، رد رصيد دائن إلى .*$`, 's'), '$1, credit refunded'],
  [new RegExp(`^${numbered}، رد تأمين مسترد إلى .*$`, 's'), '$1, deposit refunded'],
  [/^تأمين .* عن .*$/s, 'Paid from a deposit'],
  [/^شطب: .*$/s, 'Written off'],
  [/^عكس شطب: .*$/s, 'Write-off reversed'],
  [/^تحويل رصيد من .*$/s, 'Credit transferred'],
  [/^رصيد دائن سابق .*$/s, 'Credit from the earlier books'],
  [/^عكس رصيد افتتاحي .*$/s, 'Opening balance reversed'],
  [/^تأمين مسترد سابق عن .*$/s, 'Deposit from the earlier books'],
  [/^إلغاء تحصيل الشيك ([0-9]+): .*$/s, 'Clearing of cheque $1 undone'],
  [/^شيك ([0-9]+)، .*$/s, 'Cheque $1'],
]

/** What a movement was for, for whoever reads no Arabic; of what somebody typed, the service it belongs to. */
export function movementInEnglish({ memo, line }: Pick<StatementRow, 'memo' | 'line'>) {
  const found = ours.find(([written]) => written.test(memo))
  if (found) return memo.replace(...found)
  return english[memo] ?? (line && line !== 'shared' ? (english[serviceInWords(line)] ?? null) : null)
}

export const periodInEnglish = ({ from, to }: { from: string; to: string }) => `${dayInEnglish(from)} – ${dayInEnglish(to)}`
