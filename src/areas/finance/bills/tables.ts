import type { Generated, GeneratedAlways } from 'kysely'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import type { VatCategory } from '#areas/finance/vat.ts'

interface SuppliersTable {
  id: string
  name: string
  folded: string
  vatin: string | null
  phone: string | null
  iban: string | null
  addedAt: Date
}

interface BillsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  supplierId: string
  number: string
  day: string
  dueOn: string
  postedOn: string
  net: bigint
  vat: bigint
  recoverable: bigint
  open: bigint
  credited: Generated<bigint>
  branchId: string | null
  note: string | null
  words: string
  enteredBy: string
  enteredAt: Date
  journalId: string
  reversedBy: string | null
  reversedAt: Date | null
  /** The quarter its tax went back to, where its own was told to the authority before. */
  reversedIn: string | null
  reason: string | null
  /** Entered twice before one mark held it. */
  again: Generated<boolean>
}

interface BillLinesTable {
  billId: string
  place: number
  account: string
  asset: string | null
  projectId: string | null
  resourceId: string | null
  line: ServiceLine
  description: string
  net: bigint
  vatCategory: VatCategory
  vat: bigint
  recoverable: boolean
}

interface BillPaymentsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  billId: string
  accountId: string
  amount: bigint
  askedBy: string
  paidBy: string
  paidAt: Date
  journalId: string
}

interface BillPaymentReversalsTable {
  paymentId: string
  paidBy: string
  reason: string
  reversedBy: string
  reversedAt: Date
  journalId: string
}

interface BillRefundsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  billId: string
  accountId: string | null
  boxId: string | null
  sessionId: string | null
  amount: bigint
  reference: string | null
  receivedBy: string
  receivedAt: Date
  journalId: string
}

interface BillRefundReversalsTable {
  refundId: string
  reason: string
  reversedBy: string
  reversedAt: Date
  journalId: string
}

interface BillCreditsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  billId: string
  supplierId: string
  number: string
  day: string
  postedOn: string
  net: bigint
  vat: bigint
  recoverable: bigint
  reason: string
  enteredBy: string
  enteredAt: Date
  journalId: string
  again: Generated<boolean>
}

interface BillCreditLinesTable {
  creditId: string
  billId: string
  place: number
  net: bigint
  vat: bigint
}

interface PettyExpensesTable {
  id: string
  sequence: GeneratedAlways<bigint>
  sessionId: string
  boxId: string
  branchId: string
  payee: string
  vatin: string | null
  paper: string | null
  day: string
  account: string
  line: ServiceLine
  description: string
  amount: bigint
  vat: bigint
  fileId: string
  spentBy: string
  spentAt: Date
  journalId: string
}

interface PettyReversalsTable {
  expenseId: string
  boxId: string | null
  sessionId: string | null
  reason: string
  reversedBy: string
  reversedAt: Date
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    suppliers: SuppliersTable
    bills: BillsTable
    billLines: BillLinesTable
    billPayments: BillPaymentsTable
    billPaymentReversals: BillPaymentReversalsTable
    billRefunds: BillRefundsTable
    billRefundReversals: BillRefundReversalsTable
    billCredits: BillCreditsTable
    pettyExpenses: PettyExpensesTable
    pettyReversals: PettyReversalsTable
    billCreditLines: BillCreditLinesTable
  }
}
