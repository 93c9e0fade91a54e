import { addressWith, askedIn } from '#values/asked.ts'
import { baisaIn, rialsTyped } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'

/** What is looked for among the journals, as it stands in the URL. */
export type JournalsAsked = { q: string; from: string; to: string; account: string; source: string; amount: string }

export function readJournalsAsked(query: URLSearchParams): JournalsAsked {
  const { text, day } = askedIn(query)
  const account = text('account')
  return {
    q: text('q'),
    from: day('from'),
    to: day('to'),
    account: /^\d{4}(\d{2})?$/.test(account) ? account : '',
    source: text('source'),
    amount: text('amount'),
  }
}

/** The same list with something else asked, from its beginning. */
export const journalsAddress = (asked: JournalsAsked, path = '/admin/finance/journals') => addressWith(path, asked)

/** Null where nothing is asked or what is asked is no amount: then there is no journal of it. */
export function amountIn({ amount }: JournalsAsked) {
  const typed = latinDigits(amount).replaceAll(',', '')
  return rialsTyped.test(typed) ? baisaIn(typed) : null
}
