import type {} from 'kysely'

export type SenderAnswer = 'yes' | 'no'
type AskAnswer = SenderAnswer | 'withdrawn'

interface ParcelRedirectAsksTable {
  id: string
  parcelId: string
  asked: unknown
  place: string
  reason: string
  askedAt: Date
  answer: AskAnswer | null
  answeredAt: Date | null
  answeredBy: string | null
  how: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelRedirectAsks: ParcelRedirectAsksTable
  }
}
