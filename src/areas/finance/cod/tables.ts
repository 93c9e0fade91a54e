import type { GeneratedAlways } from 'kysely'
import type { CodWay, CustodyBearer, HandOverStatus } from './cod.ts'

interface CodHandOversTable {
  id: string
  sequence: GeneratedAlways<bigint>
  courierId: string
  branchId: string
  declared: bigint
  pieces: unknown
  expected: bigint
  status: HandOverStatus
  declaredAt: Date
  counted: bigint | null
  boxId: string | null
  countedBy: string | null
  countedAt: Date | null
  borneBy: CustodyBearer | null
  decidedBy: string | null
  decidedAt: Date | null
  journalId: string | null
}

interface CodsTable {
  id: string
  parcelId: string
  number: string
  merchantId: string
  branchId: string
  amount: bigint
  way: CodWay
  holder: string
  sessionId: string | null
  reference: string | null
  takenBy: string
  takenOn: string
  takenAt: Date
  journalId: string
  handOverId: string | null
  moveId: string | null
  settlementId: string | null
  confirmedBy: string | null
  remittanceId: string | null
  reversedBy: string | null
}

interface CodHandOverPartsTable {
  partId: string
  handOverId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    codHandOvers: CodHandOversTable
    cods: CodsTable
    codHandOverParts: CodHandOverPartsTable
  }
}
