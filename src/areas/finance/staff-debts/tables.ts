import type { GeneratedAlways } from 'kysely'

interface StaffDebtsTable {
  id: string
  sessionId: string | null
  handOverId: string | null
  employeeId: string
  branchId: string
  amount: bigint
  decidedBy: string
  decidedAt: Date
  journalId: string
}

interface StaffRepaymentsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  employeeId: string
  branchId: string
  amount: bigint
  account: string
  key: string
  sessionId: string | null
  reference: string | null
  receivedBy: string
  receivedAt: Date
  journalId: string
}

interface StaffRepaymentReversalsTable {
  repaymentId: string
  reason: string
  reversedBy: string
  reversedAt: Date
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    staffDebts: StaffDebtsTable
    staffRepayments: StaffRepaymentsTable
    staffRepaymentReversals: StaffRepaymentReversalsTable
  }
}
