interface RateListsTable {
  id: string
  line: string
  number: number
  validFrom: string
  publishedAt: Date
  publishedBy: string
}

interface RateSeasonsTable {
  listId: string
  name: string
  fromDay: string
  toDay: string
}

interface RateCardsTable {
  listId: string
  classId: string
  hour: bigint
}

interface RateRowsTable {
  listId: string
  classId: string
  season: string
  days: number
  price: bigint
}

declare module '#platform/db/database.ts' {
  interface Database {
    rateLists: RateListsTable
    rateSeasons: RateSeasonsTable
    rateCards: RateCardsTable
    rateRows: RateRowsTable
  }
}

export {}
