import type { Generated, GeneratedAlways } from 'kysely'
import type { Channel, MessageStatus } from './messages/outbox.ts'

interface FactsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  name: string
  command: string
  subjectId: string
  actorId: string
  requestId: string
  data: unknown
  happenedAt: Date
}

interface DeliveriesTable {
  factId: string
  subscriber: string
  deliveredAt: Generated<Date>
}

interface MessagesTable {
  id: string
  factId: string
  channel: Channel
  recipient: string
  subject: string | null
  text: string
  status: MessageStatus
  attempts: Generated<number>
  problem: string | null
  queuedAt: Date
  sentAt: Date | null
}

interface FilesTable {
  id: string
  sha256: string
  name: string
  mediaType: string
  size: number
  keptAt: Date
}

interface TriesTable {
  door: string
  who: string
  windowStart: Date
  count: number
}

interface SecretsTable {
  name: string
  value: string
}

interface SeedingsTable {
  begunAt: Date
  finishedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    facts: FactsTable
    deliveries: DeliveriesTable
    messages: MessagesTable
    files: FilesTable
    tries: TriesTable
    secrets: SecretsTable
    seedings: SeedingsTable
  }
}
