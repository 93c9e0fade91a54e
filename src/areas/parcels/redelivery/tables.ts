import type {} from 'kysely'
import type { WhereAsked } from './inputs.ts'

export type SenderAnswer = 'yes' | 'no'

interface ParcelRedirectAsksTable {
  id: string
  parcelId: string
  asked: WhereAsked
  place: string
  reason: string
  askedAt: Date
  answer: SenderAnswer | 'withdrawn' | null
  answeredAt: Date | null
  answeredBy: string | null
  how: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelRedirectAsks: ParcelRedirectAsksTable
  }
}
