interface SheetLinksTable {
  id: string
  contractId: string
  phone: string
  tokenHash: string
  codeId: string | null
  remindedSlot: string | null
  madeAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    sheetLinks: SheetLinksTable
  }
}

export {}
