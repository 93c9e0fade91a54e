interface ContractAddendaTable {
  contractId: string
  amendsId: string
  place: number
  changes: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    contractAddenda: ContractAddendaTable
  }
}

export {}
