interface InsurerClaimsTable {
  id: string
  branchId: string
  contractId: string
  resourceId: string
  insurer: string
  reference: string
  amount: bigint
  claimedBy: string
  claimedAt: Date
  journalId: string
}

interface InsurerPaymentsTable {
  claimId: string
  accountId: string | null
  amount: bigint
  rest: bigint
  reference: string | null
  takenBy: string
  takenAt: Date
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    insurerClaims: InsurerClaimsTable
    insurerPayments: InsurerPaymentsTable
  }
}

export {}
