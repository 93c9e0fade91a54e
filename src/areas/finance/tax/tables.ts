import type { TaxPaymentKind } from './payment.ts'

interface VatReturnsTable {
  quarter: string
  output: bigint
  input: bigint
  reference: string
  filedBy: string
  filedAt: Date
  journalId: string | null
}

interface TaxPaymentsTable {
  id: string
  quarter: string
  nth: number
  kind: TaxPaymentKind
  accountId: string
  amount: bigint
  reference: string
  askedBy: string
  doneBy: string
  doneAt: Date
  journalId: string
}

interface TaxPaymentReversalsTable {
  paymentId: string
  reason: string
  reversedBy: string
  reversedAt: Date
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    vatReturns: VatReturnsTable
    taxPayments: TaxPaymentsTable
    taxPaymentReversals: TaxPaymentReversalsTable
  }
}
