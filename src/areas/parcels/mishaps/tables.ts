import type {} from 'kysely'
import type { ProvenBy } from '../journey/parcel.ts'
import type { PicturedStep } from './mishap.ts'

interface ParcelPhotosTable {
  fileId: string
  parcelId: string
  ofStep: PicturedStep
  takenBy: string
  takenAt: Date
}

interface ParcelWarningsTable {
  parcelId: string
  n: number
  until: string
  warnedBy: string
  warnedAt: Date
}

interface ParcelWithdrawnProofsTable {
  id: string
  parcelId: string
  by: ProvenBy
  receivedBy: string
  cardEnd: string | null
  reason: string | null
  fileId: string | null
  eventId: string | null
  at: Date
  withdrawnAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelPhotos: ParcelPhotosTable
    parcelWarnings: ParcelWarningsTable
    parcelWithdrawnProofs: ParcelWithdrawnProofsTable
  }
}
