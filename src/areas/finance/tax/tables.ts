interface VatReturnsTable {
  quarter: string
  output: bigint
  input: bigint
  reference: string
  filedBy: string
  filedAt: Date
  journalId: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    vatReturns: VatReturnsTable
  }
}

export {}
