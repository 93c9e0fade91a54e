import type { Generated, GeneratedAlways } from 'kysely'
import type { ProviderKind } from '#areas/finance/ledger/provider-kinds.ts'
import type { OnlineState } from './online-payment.ts'

interface OnlineProvidersTable {
  kind: ProviderKind
  address: string
  publishableKey: string
  secrets: string
  active: boolean
  changedBy: string
  changedAt: Date
}

interface OnlinePaymentsTable {
  id: string
  sequence: GeneratedAlways<number>
  partyId: string
  branchId: string
  provider: ProviderKind
  amount: bigint
  state: Generated<OnlineState>
  openingAt: Date | null
  providerRef: string | null
  redirectUrl: string | null
  expiresAt: Date | null
  tries: Generated<number>
  askedAt: Date | null
  problem: string | null
  paidAmount: bigint | null
  invoice: string | null
  startedBy: string
  startedAt: Date
  endedAt: Date | null
  receiptId: string | null
}

interface OnlinePaymentDuesTable {
  paymentId: string
  chargeId: string
}

interface OnlineRefundsTable {
  payoutId: string
  sentBy: string
  sentAt: Date
  tries: Generated<number>
  askedAt: Date | null
  problem: string | null
  refused: Generated<boolean>
}

declare module '#platform/db/database.ts' {
  interface Database {
    onlineProviders: OnlineProvidersTable
    onlinePayments: OnlinePaymentsTable
    onlinePaymentDues: OnlinePaymentDuesTable
    onlineRefunds: OnlineRefundsTable
  }
}
