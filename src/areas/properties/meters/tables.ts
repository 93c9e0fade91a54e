import type { MeterKind } from '#values/meters.ts'

interface UtilityChargesTable {
  id: string
  contractId: string
  kind: MeterKind
  fromId: string
  untilId: string
  fromDay: string
  untilDay: string
  amount: bigint
  invoiceId: string
  chargedBy: string
  chargedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    utilityCharges: UtilityChargesTable
  }
}
