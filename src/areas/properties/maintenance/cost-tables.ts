import type { Payer } from './request.ts'

interface MaintenanceCostsTable {
  id: string
  requestId: string
  payer: Payer
  amount: bigint
  invoiceId: string | null
  billId: string | null
  chargedBy: string
  chargedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    maintenanceCosts: MaintenanceCostsTable
  }
}
