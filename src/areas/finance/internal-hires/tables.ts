interface InternalHiresTable {
  id: string
  takesBack: string | null
  branchId: string
  projectId: string
  resourceId: string
  amount: bigint
  about: string
  chargedBy: string
  chargedAt: Date
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    internalHires: InternalHiresTable
  }
}

export {}
