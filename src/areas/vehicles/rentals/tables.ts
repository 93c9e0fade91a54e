import type { MonthlyKind } from './rental.ts'

interface CarMonthlyLinesTable {
  id: string
  sourceId: string
  place: number
  partyId: string
  contractId: string
  vehicleId: string
  branchId: string
  termDays: number
  month: string
  kind: MonthlyKind
  description: string
  net: bigint
  off: bigint
  suppliedFrom: string
  suppliedUntil: string
  notedAt: Date
  settledAt: Date | null
  invoiceId: string | null
  chargeId: string | null
}

interface CarMonthlyInvoicesTable {
  partyId: string
  month: string
  invoiceId: string | null
  billedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    carMonthlyLines: CarMonthlyLinesTable
    carMonthlyInvoices: CarMonthlyInvoicesTable
  }
}
