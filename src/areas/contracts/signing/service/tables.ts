import type { Generated } from 'kysely'

interface SigningServicesTable {
  onlyOne: Generated<boolean>
  name: string
  address: string
  key: string
  active: boolean
  changedBy: string
  changedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    signingServices: SigningServicesTable
  }
}
