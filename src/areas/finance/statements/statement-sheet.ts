import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { creditOf, debitOf, type StatementRow } from './statement.ts'

export const statementColumns: Column<StatementRow>[] = [
  { title: 'التاريخ', day: ({ day }) => day },
  { title: 'المستند', width: 18, text: ({ paper }) => paper.label },
  { title: 'رقمه', width: 20, text: ({ paper }) => paper.number },
  { title: 'البيان', width: 48, text: ({ memo }) => memo },
  { title: 'الخدمة', width: 20, text: ({ line }) => line && serviceInWords(line) },
  { title: 'مدين', money: debitOf },
  { title: 'دائن', money: creditOf },
  { title: 'الرصيد', money: ({ balance }) => balance },
  { title: 'مغطى بشيكات', money: ({ covers }) => covers?.amount ?? null },
]

/** The balance before the period stands first, so that each balance follows from the one above it. */
export async function* withOpening(opening: bigint, from: string, rows: AsyncIterable<StatementRow>) {
  const paper = { kind: 'journal' as const, id: '', label: '', number: '', branchId: null }
  yield { place: 0n, day: from, amount: 0n, balance: opening, line: null, paper, memo: 'رصيد الافتتاح', covers: null }
  yield* rows
}
