import type { FineState } from './fine.ts'

interface CarFinesTable {
  id: string
  branchId: string
  reference: string
  vehicleId: string
  plateDigits: string
  plateLetters: string
  at: Date
  place: string | null
  amount: bigint
  segmentId: string | null
  state: FineState
  contestedWhy: string | null
  endReason: string | null
  fee: bigint | null
  invoiceId: string | null
  feeInvoiceId: string | null
  decidedBy: string | null
  decidedAt: Date | null
  words: string
  recordedBy: string
  recordedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    carFines: CarFinesTable
  }
}
