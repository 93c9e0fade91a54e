import type {} from 'kysely'
import type { KeyMode, Scope } from './keys.ts'

interface ApiKeysTable {
  id: string
  partyId: string
  mode: KeyMode
  name: string
  scopes: Scope[]
  hash: string
  tail: string
  madeBy: string
  madeAt: Date
  endedBy: string | null
  endedAt: Date | null
  usedAt: Date | null
}

interface ApiKeyAddressesTable {
  keyId: string
  address: string
  seenAt: Date
}

interface ApiRequestsTable {
  partyId: string
  name: string
  digest: string
  status: number | null
  answer: unknown
  at: Date
}

interface ApiBatchesTable {
  id: string
  partyId: string
  rows: unknown
  at: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    apiKeys: ApiKeysTable
    apiKeyAddresses: ApiKeyAddressesTable
    apiRequests: ApiRequestsTable
    apiBatches: ApiBatchesTable
  }
}
