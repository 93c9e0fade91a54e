import type { GeneratedAlways } from 'kysely'

interface TariffsTable {
  id: string
  sequence: GeneratedAlways<number>
  reference: string
  validFrom: string
  divisor: number
  heaviestGrams: number
  codShare: number
  codLeast: bigint
  publishedAt: Date
}

interface TariffZonesTable {
  id: string
  name: string
}

interface TariffRatesTable {
  tariffId: string
  zoneId: string
  position: number
  firstKilo: bigint
  furtherKilo: bigint
  daysFrom: number
  daysTo: number
}

interface ParcelPlacesTable {
  place: string
  zoneId: string
  branchId: string
  keptBy: string
  keptAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    tariffs: TariffsTable
    tariffZones: TariffZonesTable
    tariffRates: TariffRatesTable
    parcelPlaces: ParcelPlacesTable
  }
}
