import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { loadRentalForUpdate } from '#areas/vehicles/rentals/load-for-update.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { ClaimMarksInput } from '../inputs.ts'
import { chosenMarks, returnMarks } from '../new-marks.ts'
import { openClaim } from '../opening.ts'

const may = vehiclesPermissions.handOver

/** Marks of a signed return sheet become a claim: only new ones, each with its picture, and each once. */
export const claimMarks = command({
  name: 'vehicles.claim-marks',
  permission: may,
  input: ClaimMarksInput,
  async run(work, { id, contractId, sheetId, marks: chosen }) {
    const rental = await loadRentalForUpdate(work, contractId, may)
    if (await work.tx.selectFrom('carClaims').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id }
    }
    if (rental.damage !== null)
      throw new Refusal('vehicles.damage-charged', `حُسب الضرر في حساب الإعادة: ${rental.damageAbout}. لا يُحسب مرتين.`)
    const sheet = await returnMarks({ db: work.tx }, sheetId)
    const segment = sheet && (await segmentOf(work, { contractId, occupancyId: sheet.occupancyId }))
    if (!sheet || !segment)
      throw new Refusal('vehicles.no-return-sheet', 'لا محضر إعادة موقّعًا لهذا العقد يُقارن بمحضر تسليمه. حدّث الصفحة.')
    const marks = chosenMarks(sheet, chosen)
    const what = marks.map(({ said }) => said).join('، ')
    await openClaim(work, rental, { id, kind: 'damage', segment, at: segment.backAt ?? work.now(), what, sheetId })
    const kept = await work.tx
      .insertInto('carClaimMarks')
      .values(marks.map((mark) => ({ markId: mark.id, claimId: id })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('markId')
      .execute()
    if (kept.length < marks.length) throw new Refusal('vehicles.mark-claimed', 'في ملف آخر علامة من هذه. حدّث الصفحة.')
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
