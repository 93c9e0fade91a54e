import type { ServiceLine } from '#areas/finance/ledger/account.ts'

/** What a customer owes: us, others through us, and as a deposit that was asked for. Less the credit it is the account. */
export const debtAccounts = ['1210', '9110', '9130'] as const
export const creditAccount = '2160'

/** The papers a movement of an account can have. */
export type PaperKind = 'invoice' | 'receipt' | 'write-off' | 'payout' | 'credit-transfer' | 'journal'

/** What cheques in hand cover of what is still open on a paper. */
export type PaperCovers = { amount: bigint; cheques: { number: string; dueOn: string }[] }

/** A movement of the account with the balance after it; debit where the customer owes more, credit where less. */
export type StatementRow = {
  place: bigint
  day: string
  amount: bigint
  balance: bigint
  line: ServiceLine | null
  paper: { kind: PaperKind; id: string; label: string; number: string; branchId: string | null }
  memo: string
  covers: PaperCovers | null
}

export const debitOf = ({ amount }: { amount: bigint }) => (amount > 0n ? amount : null)
export const creditOf = ({ amount }: { amount: bigint }) => (amount < 0n ? -amount : null)

/** «ST-2026-00184» */
export const statementNumber = (day: string, sequence: bigint) => `ST-${day.slice(0, 4)}-${String(sequence).padStart(5, '0')}`

/** So many rows fit on paper; what is longer is narrowed, or taken as a spreadsheet. */
export const mostOnPaper = 3_000
