interface EnforcementFilesTable {
  id: string
  contractId: string
  partyId: string
  amount: bigint
  fileId: string
  sha256: string
  madeBy: string
  madeAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    enforcementFiles: EnforcementFilesTable
  }
}

export {}
