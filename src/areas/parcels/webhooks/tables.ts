import type { Generated } from 'kysely'
import type { StepName } from '../journey/parcel.ts'
import type { EndedBecause } from './retrying.ts'

interface ApiWebhooksTable {
  id: string
  partyId: string
  url: string
  events: StepName[] | null
  secret: string
  oldSecret: string | null
  oldUntil: Date | null
  madeAt: Date
  failingSince: Date | null
  endedAt: Date | null
  endedBecause: EndedBecause | null
}

interface ApiDeliveriesTable {
  id: string
  webhookId: string
  body: string
  madeAt: Date
  tries: Generated<number>
  nextAt: Date | null
  heardAt: Date | null
  lastStatus: number | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    apiWebhooks: ApiWebhooksTable
    apiDeliveries: ApiDeliveriesTable
  }
}
