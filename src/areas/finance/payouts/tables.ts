import type { PayoutMethod } from '#areas/finance/receipts/ways-back.ts'
import type { PayoutKind, PayoutState } from './payout.ts'

interface PayoutsTable {
  id: string
  branchId: string
  year: number
  sequence: number
  number: string
  kind: PayoutKind
  partyId: string
  depositId: string | null
  outlayId: string | null
  payee: string
  words: string
  amount: bigint
  method: PayoutMethod
  iban: string | null
  purpose: string
  otherWay: string | null
  onlinePaymentId: string | null
  status: PayoutState
  askedBy: string
  askedOn: string
  askedAt: Date
  endedBy: string | null
  endedAt: Date | null
  endReason: string | null
  approvedBy: string | null
  approvedAt: Date | null
}

interface PayoutPaymentsTable {
  payoutId: string
  account: string
  key: string
  sessionId: string | null
  reference: string | null
  paidBy: string
  paidOn: string
  paidAt: Date
  journalId: string
}

interface PayoutReversalsTable {
  payoutId: string
  reason: string
  account: string | null
  key: string | null
  sessionId: string | null
  reference: string | null
  reversedBy: string
  reversedAt: Date
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    payouts: PayoutsTable
    payoutPayments: PayoutPaymentsTable
    payoutReversals: PayoutReversalsTable
  }
}
