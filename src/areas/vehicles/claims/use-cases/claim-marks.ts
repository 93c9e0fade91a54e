import { ClaimMarksInput, isClaimOpened, openClaimFromMarks, returnMarks } from '#areas/claims/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { loadRentalForUpdate } from '#areas/vehicles/rentals/load-for-update.ts'
import { carSheet } from '#areas/vehicles/sheets/car-sheet.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { carClaim } from '../car-claim.ts'
import { keepCar } from '../opening.ts'

const may = vehiclesPermissions.handOver

/** Marks of a signed return sheet become a claim: only new ones, each with its picture, and each once. */
export const claimMarks = command({
  name: 'vehicles.claim-marks',
  permission: may,
  input: ClaimMarksInput,
  async run(work, { id, contractId, sheetId, marks: chosen }) {
    const rental = await loadRentalForUpdate(work, contractId, may)
    if (await isClaimOpened(work, id)) {
      work.repeated()
      return { id }
    }
    if (rental.damage !== null)
      throw new Refusal('vehicles.damage-charged', `حُسب الضرر في حساب الإعادة: ${rental.damageAbout}. لا يُحسب مرتين.`)
    const sheet = await returnMarks({ db: work.tx }, carSheet, sheetId)
    const segment = sheet && (await segmentOf(work, { contractId, occupancyId: sheet.occupancyId }))
    if (!sheet || !segment)
      throw new Refusal('vehicles.no-return-sheet', 'لا محضر إعادة موقّعًا لهذا العقد يُقارن بمحضر تسليمه. حدّث الصفحة.')
    const about = { id, subjectId: segment.vehicleId, contract: rental.contract, at: segment.backAt ?? work.now() }
    await openClaimFromMarks(work, carClaim, { ...about, sheet, chosen })
    await keepCar(work, rental, { claimId: id, segmentId: segment.id })
    return { id }
  },
})

const segmentOf = ({ tx }: Work, { contractId, occupancyId }: { contractId: string; occupancyId: string | null }) =>
  tx
    .selectFrom('carRentalSegments')
    .select(['id', 'vehicleId', 'backAt'])
    .where('contractId', '=', contractId)
    .where('occupancyId', '=', occupancyId ?? '')
    .executeTakeFirst()
