import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { plateText } from '#values/plates.ts'
import { folded } from '#values/text.ts'
import type { LoadedRental } from '../rentals/load-for-update.ts'
import { rulesNow } from '../terms/queries.ts'
import { type ClaimKind, claimNumber } from './claim.ts'
import { claimOpened } from './facts.ts'
import { factData, loadClaim } from './load-for-update.ts'

export const hour = 3_600_000

type Opened = {
  id: string
  kind: ClaimKind
  segment: { id: string; vehicleId: string }
  at: Date
  place?: string | null
  what: string
  driveable?: boolean | null
  otherParty?: string | null | undefined
  policeReportNo?: string | null | undefined
  sheetId?: string | null
}

/** Written down under its number, with the excess of the contract and the day until which the police are to have written. */
export async function openClaim(work: Work, rental: LoadedRental, { segment, ...told }: Opened) {
  const { contract, price } = rental
  const { policeHours } = await rulesNow(work.tx)
  const policeDueAt = told.kind === 'accident' ? new Date(told.at.getTime() + policeHours * hour) : null
  const car = await work.tx.selectFrom('vehicles').selectAll().where('id', '=', segment.vehicleId).executeTakeFirstOrThrow()
  const plate = plateText({ digits: car.plateDigits, letters: car.plateLetters })
  const { sequence } = await work.tx
    .insertInto('carClaims')
    .values({
      ...{ id: told.id, kind: told.kind, at: told.at, what: told.what, state: 'open', excess: price.excess, policeDueAt },
      ...{ branchId: contract.branchId, contractId: contract.id, segmentId: segment.id, vehicleId: segment.vehicleId },
      ...{ place: told.place ?? null, driveable: told.driveable ?? null, otherParty: told.otherParty ?? null },
      ...{ policeReportNo: told.policeReportNo ?? null, policeReportAt: told.policeReportNo ? work.now() : null },
      ...{ sheetId: told.sheetId ?? null, atFault: 'renter', offRoad: false, otherDriver: false, ...undecidedYet },
      ...{ reportedBy: work.actor.id, reportedAt: work.now(), words: '' },
    })
    .returning('sequence')
    .executeTakeFirstOrThrow()
  const number = claimNumber({ sequence, reportedAt: work.now() })
  const words = folded([number, plate, contract.number, told.place ?? '', told.policeReportNo ?? ''].join(' '))
  await work.tx.updateTable('carClaims').set({ words }).where('id', '=', told.id).execute()
  const claim = await loadClaim(work, told.id)
  if (!claim) throw new Error('a claim that was not written')
  const more = { place: claim.place, policeDueAt: policeDueAt?.toISOString() ?? null }
  work.record(claimOpened, told.id, { ...factData(claim), ...more })
  return claim
}

const undecidedYet = {
  ...{ policeToldAt: null, estimate: null, estimateAbout: null, insurer: null, insurerClaim: null },
  ...{ assessedBy: null, assessedAt: null, renterPart: null, insurerPart: null, invoiceId: null },
  ...{ endReason: null, decidedBy: null, decidedAt: null },
}

export async function keepPhotos(work: Work, claimId: string, photos: readonly Upload[]) {
  for (const photo of photos) {
    const row = { fileId: await work.keepFile(photo), claimId, takenBy: work.actor.id, takenAt: work.now() }
    await work.tx.insertInto('carClaimPhotos').values(row).execute()
  }
}
