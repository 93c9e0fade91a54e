interface ContractAddendaTable {
  contractId: string
  amendsId: string
  place: number
  changes: string
  rent: bigint | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    contractAddenda: ContractAddendaTable
  }
}

export {}
