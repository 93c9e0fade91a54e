import type { GeneratedAlways } from 'kysely'
import type { PropertyKind, UnitKind, UnitUse } from './property.ts'

interface PropertiesTable {
  id: string
  sequence: number
  branchId: string
  name: string
  kind: PropertyKind
  wilayat: string
  quarter: string | null
  way: string | null
  building: string | null
  oldAddress: string | null
  plotNumber: string | null
  deedNumber: string | null
  krookiNumber: string | null
  latitude: number | null
  longitude: number | null
  electricityAccount: string | null
  waterAccount: string | null
  words: string
  version: number
  addedBy: string
  addedAt: Date
}

interface ShareSetsTable {
  id: string
  place: GeneratedAlways<number>
  propertyId: string
  whole: number
  since: string
  setBy: string
  setAt: Date
}

interface OwnershipSharesTable {
  setId: string
  partyId: string
  parts: number
  position: number
}

interface UnitsTable {
  id: string
  propertyId: string
  number: string
  floor: number
  kind: UnitKind
  use: UnitUse
  area: number | null
  bedrooms: number | null
  bathrooms: number | null
  furnished: boolean
  rent: bigint
  deposit: bigint | null
  electricityAccount: string | null
  electricityMeter: string | null
  waterAccount: string | null
  waterMeter: string | null
  outSince: Date | null
  outReason: string | null
  words: string
  version: number
  addedBy: string
  addedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    properties: PropertiesTable
    shareSets: ShareSetsTable
    ownershipShares: OwnershipSharesTable
    units: UnitsTable
  }
}
