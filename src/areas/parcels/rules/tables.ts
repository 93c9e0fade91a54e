import type { Generated } from 'kysely'

interface ParcelRulesTable {
  version: number
  freeDays: number
  storageDay: bigint
  agedDays: number
  returnShare: number
  codMost: Generated<bigint>
  courierLimit: Generated<bigint>
  attempts: number
  disposeDays: number
  claimDays: number
  claimCap: bigint
  paperCap: bigint
  pickup: boolean
  cashOnDelivery: boolean
  carrier: string | null
  prohibited: string[]
  bookedDays: number
  setBy: string
  setAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelRules: ParcelRulesTable
  }
}
