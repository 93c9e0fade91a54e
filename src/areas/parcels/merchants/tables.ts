import type { Generated } from 'kysely'
import type { PayCycle } from './merchant.ts'

interface MerchantTermsTable {
  contractId: string
  version: Generated<number>
  codShare: number
  codLeast: bigint
  returnShare: number
  cycle: PayCycle
  leastPayout: bigint
  iban: string | null
  ibanHolder: string | null
  onAccount: Generated<boolean>
  payDays: number
}

interface MerchantRatesTable {
  contractId: string
  zoneId: string | null
  firstKilo: bigint
  furtherKilo: bigint
}

interface ParcelDelegatesTable {
  merchantId: string
  phone: string
  name: string
  seesMoney: boolean
  since: Date
  byId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    merchantTerms: MerchantTermsTable
    merchantRates: MerchantRatesTable
    parcelDelegates: ParcelDelegatesTable
  }
}
