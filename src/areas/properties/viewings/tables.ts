import type { Generated, GeneratedAlways } from 'kysely'
import type { ViewingDayPart, ViewingReply, ViewingState } from './viewing.ts'

interface ViewingsTable {
  id: string
  sequence: GeneratedAlways<number>
  formId: string
  unitId: string
  state: Generated<ViewingState>
  name: string
  phone: string
  email: string | null
  replyBy: ViewingReply
  accountId: string | null
  preferredOn: string
  otherOn: string | null
  dayPart: ViewingDayPart
  note: string | null
  words: string
  requestedAt: Date
  startsAt: Date | null
  guideId: string | null
  remindedAt: Date | null
  endedAt: Date | null
  endReason: string | null
}

interface UnitWatchesTable {
  id: string
  formId: string
  unitId: string
  name: string
  phone: string
  askedAt: Date
  toldAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    viewings: ViewingsTable
    unitWatches: UnitWatchesTable
  }
}
