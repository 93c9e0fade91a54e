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

interface RateExtrasTable {
  listId: string
  classId: string
  name: string
  price: bigint
}

interface RateAgreementsTable {
  id: string
  partyId: string
  line: string
  number: number
  percentOff: number
  fromDay: string
  untilDay: string | null
  termDays: number
  monthly: boolean
  branchId: string
  agreedWith: string
  note: string | null
  agreedAt: Date
  agreedBy: string
}

interface RateAgreementEndsTable {
  agreementId: string
  lastDay: string
  reason: string
  endedAt: Date
  endedBy: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    rateLists: RateListsTable
    rateSeasons: RateSeasonsTable
    rateCards: RateCardsTable
    rateRows: RateRowsTable
    rateExtras: RateExtrasTable
    rateAgreements: RateAgreementsTable
    rateAgreementEnds: RateAgreementEndsTable
  }
}

export {}
