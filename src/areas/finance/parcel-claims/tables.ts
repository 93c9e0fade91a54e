interface ParcelClaimDebtsTable {
  id: string
  partyId: string
  branchId: string
  reference: string
  amount: bigint
  owedBy: string
  owedAt: Date
  journalId: string
}

interface ParcelClaimPaymentsTable {
  claimId: string
  accountId: string
  reference: string
  paidBy: string
  paidAt: Date
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelClaimDebts: ParcelClaimDebtsTable
    parcelClaimPayments: ParcelClaimPaymentsTable
  }
}

export {}
