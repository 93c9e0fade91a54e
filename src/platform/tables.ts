import type { Generated, GeneratedAlways } from 'kysely'

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
  actorName: string | null
  seenAs: string | null
  address: string | null
  device: string | null
  reason: string | null
  line: Generated<string>
}

interface SealsTable {
  number: bigint
  day: string
  untilSequence: bigint
  facts: number
  previous: string
  sha256: string
  sealedAt: Date
}

interface DeliveriesTable {
  factId: string
  subscriber: string
  deliveredAt: Generated<Date>
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

interface PhoneOperationsTable {
  id: string
  accountId: string
  requestId: string
  madeAt: Date
  arrivedAt: Date
  moved: Generated<boolean>
}

interface SavedViewsTable {
  id: string
  ownerId: string
  name: string
  query: string
  savedAt: Date
  list: Generated<string>
}

declare module '#platform/db/database.ts' {
  interface Database {
    facts: FactsTable
    seals: SealsTable
    deliveries: DeliveriesTable
    files: FilesTable
    tries: TriesTable
    secrets: SecretsTable
    seedings: SeedingsTable
    savedViews: SavedViewsTable
    phoneOperations: PhoneOperationsTable
  }
}
