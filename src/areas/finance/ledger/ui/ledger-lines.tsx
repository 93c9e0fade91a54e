import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { LedgerLine } from '../account-queries.ts'
import { JournalLink } from './journal-link.tsx'

const columns: Column<LedgerLine>[] = [
  { key: 'day', title: 'التاريخ', cell: ({ day }) => <DateText at={day} /> },
  { key: 'number', title: 'القيد', cell: ({ number }) => <JournalLink number={number} /> },
  { key: 'memo', title: 'البيان', cell: ({ memo }) => <span dir="auto">{memo}</span> },
  { key: 'key', title: 'المفتاح', cell: ({ key }) => <span dir="auto">{key}</span> },
  {
    key: 'other',
    title: 'يقابله',
    cell: ({ other, otherName }) => (
      <>
        <Code>{other}</Code> {otherName}
      </>
    ),
  },
  { key: 'debit', title: 'مدين', numeric: true, cell: ({ debit }) => debit && <Money amount={debit} /> },
  { key: 'credit', title: 'دائن', numeric: true, cell: ({ credit }) => credit && <Money amount={credit} /> },
]

/** What was posted to one account, the newest first. */
export function LedgerLines({ lines }: { lines: LedgerLine[] }) {
  return <Table caption="حركات الحساب" columns={columns} rows={lines} keyOf={({ id }) => String(id)} />
}
