import type { GeneratedAlways } from 'kysely'
import type { ClaimKind, ClaimState, Fault } from './claim.ts'

interface CarClaimsTable {
  id: string
  sequence: GeneratedAlways<number>
  branchId: string
  contractId: string
  segmentId: string
  vehicleId: string
  kind: ClaimKind
  state: ClaimState
  at: Date
  place: string | null
  what: string
  driveable: boolean | null
  otherParty: string | null
  policeReportNo: string | null
  policeReportAt: Date | null
  policeDueAt: Date | null
  policeToldAt: Date | null
  sheetId: string | null
  atFault: Fault
  offRoad: boolean
  otherDriver: boolean
  excess: bigint
  estimate: bigint | null
  estimateAbout: string | null
  insurer: string | null
  insurerClaim: string | null
  assessedBy: string | null
  assessedAt: Date | null
  renterPart: bigint | null
  insurerPart: bigint | null
  invoiceId: string | null
  endReason: string | null
  decidedBy: string | null
  decidedAt: Date | null
  words: string
  reportedBy: string
  reportedAt: Date
}

interface CarClaimPhotosTable {
  fileId: string
  claimId: string
  takenBy: string
  takenAt: Date
}

interface CarClaimMarksTable {
  markId: string
  claimId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    carClaims: CarClaimsTable
    carClaimPhotos: CarClaimPhotosTable
    carClaimMarks: CarClaimMarksTable
  }
}
