import type { Payer } from './request.ts'

interface MaintenanceCompletionsTable {
  id: string
  requestId: string
  note: string
  cost: bigint | null
  payer: Payer
  billId: string | null
  doneBy: string
  doneAt: Date
}

interface MaintenanceCostsTable {
  id: string
  requestId: string
  completionId: string
  payer: Payer
  amount: bigint
  invoiceId: string | null
  billId: string | null
  chargedBy: string
  chargedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    maintenanceCompletions: MaintenanceCompletionsTable
    maintenanceCosts: MaintenanceCostsTable
  }
}
