import type { GeneratedAlways } from 'kysely'

interface CarBorderLettersTable {
  id: string
  sequence: GeneratedAlways<number>
  branchId: string
  contractId: string
  vehicleId: string
  country: string
  fromOn: string
  untilOn: string
  policyNumber: string
  policyChecked: boolean
  printedAt: Date | null
  voidedAt: Date | null
  voidReason: string | null
  issuedBy: string
  issuedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    carBorderLetters: CarBorderLettersTable
  }
}
