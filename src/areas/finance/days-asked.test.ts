import { expect, test } from 'vitest'
import { readAsked } from '#areas/access/audit/audit-asked.ts'
import { readLinesAsked } from './bank/line-asked.ts'
import { readSessionsAsked } from './cash/session-asked.ts'
import { readChequesAsked } from './cheques/cheque-asked.ts'
import { readInvoicesAsked } from './invoices/invoice-asked.ts'
import { readJournalsAsked } from './ledger/journal-asked.ts'
import { readPayoutsAsked } from './payouts/payout-asked.ts'
import { readReceiptsAsked } from './receipts/receipt-asked.ts'

const readers: [string, (query: URLSearchParams) => object][] = [
  ['lines of the bank', readLinesAsked],
  ['turns at a box', readSessionsAsked],
  ['cheques', readChequesAsked],
  ['invoices', readInvoicesAsked],
  ['journals', readJournalsAsked],
  ['payouts', readPayoutsAsked],
  ['receipts', readReceiptsAsked],
  ['the audit trail', readAsked],
]

test.each(readers)('a day that is in no calendar narrows nothing: %s', (_, read) => {
  const nothing = read(new URLSearchParams())
  for (const day of ['2026-02-30', '2026-13-01', '2026-2-1', '٢٠٢٦-٠١-٠١', "2026-01-01'"]) {
    expect(read(new URLSearchParams({ from: day, to: day }))).toEqual(nothing)
  }
  expect(read(new URLSearchParams({ from: '2024-02-29', to: '2026-01-01' }))).not.toEqual(nothing)
})
