interface LeaseRenewalWishesTable {
  contractId: string
  note: string | null
  askedBy: string
  askedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    leaseRenewalWishes: LeaseRenewalWishesTable
  }
}

export {}
