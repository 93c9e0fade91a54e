import type { Generated } from 'kysely'
import type { EventKind, EventResult } from './event.ts'

/** A hand-over as its courier told it; the sum in baisa. */
export type ToldDelivery = {
  receivedBy: string
  way: 'cash' | 'card'
  paid: string | null
  reference: string | null
  cardEnd: string | null
}

interface ParcelPhoneEventsTable {
  id: string
  courierId: string
  device: string
  seq: bigint
  kind: EventKind
  deviceAt: Date
  clockOffMs: bigint
  happenedAt: Date
  receivedAt: Date
  stopId: string | null
  parcelId: string | null
  result: EventResult
  code: string | null
  sentence: string | null
  fields: Generated<unknown>
  said: string | null
  /** A `ToldDelivery`. */
  told: unknown | null
}

interface ParcelPhoneProofsTable {
  eventId: string
  sha256: string
  fileId: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelPhoneEvents: ParcelPhoneEventsTable
    parcelPhoneProofs: ParcelPhoneProofsTable
  }
}
