import type { GeneratedAlways } from 'kysely'
import type { Claimant, ParcelClaimKind, ParcelClaimState } from './claim.ts'

interface ParcelClaimsTable {
  id: string
  sequence: GeneratedAlways<number>
  parcelId: string
  branchId: string
  claimant: Claimant
  kind: ParcelClaimKind
  state: ParcelClaimState
  asked: bigint
  what: string
  assessed: bigint | null
  assessedAbout: string | null
  papers: boolean
  assessedBy: string | null
  assessedAt: Date | null
  partyId: string | null
  note: string | null
  openedBy: string
  openedAt: Date
  endedAt: Date | null
  words: string
}

interface ParcelClaimPhotosTable {
  fileId: string
  claimId: string
  takenAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelClaims: ParcelClaimsTable
    parcelClaimPhotos: ParcelClaimPhotosTable
  }
}
