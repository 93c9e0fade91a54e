import type { GeneratedAlways } from 'kysely'
import type { ClaimState, Fault, Happening } from './claim.ts'

interface DamageClaimsTable {
  id: string
  sequence: GeneratedAlways<number>
  subjectKind: string
  subjectId: string
  branchId: string
  contractId: string
  kind: Happening
  state: ClaimState
  at: Date
  place: string | null
  what: string
  sheetId: string | null
  atFault: Fault
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

interface DamageClaimPhotosTable {
  fileId: string
  claimId: string
  takenBy: string
  takenAt: Date
}

interface DamageClaimMarksTable {
  markId: string
  claimId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    damageClaims: DamageClaimsTable
    damageClaimPhotos: DamageClaimPhotosTable
    damageClaimMarks: DamageClaimMarksTable
  }
}
