import { ClaimMarksInput, isClaimOpened, openClaimFromMarks, returnMarks } from '#areas/claims/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { machineSheet } from '../../hand-overs/machine-sheet.ts'
import { loadHireForUpdate } from '../../hires/load-for-update.ts'
import { machineClaim } from '../machine-claim.ts'

const may = equipmentPermissions.claims

/** New marks of a signed return sheet, each with its picture and each once. */
export const claimMachineMarks = command({
  name: 'equipment.claim-marks',
  permission: may,
  input: ClaimMarksInput,
  async run(work, { id, contractId, sheetId, marks: chosen }) {
    const { contract } = await loadHireForUpdate(work, contractId, may)
    if (await isClaimOpened(work, id)) {
      work.repeated()
      return { id }
    }
    const sheet = await returnMarks({ db: work.tx }, machineSheet, sheetId)
    const segment = sheet && (await segmentOn(work, { contractId, occupancyId: sheet.occupancyId }))
    if (!sheet || !segment)
      throw new Refusal('equipment.no-return-sheet', 'لا محضر إعادة موقّعًا لهذا العقد يُقارن بمحضر تسليمه. حدّث الصفحة.')
    const about = { id, subjectId: segment.machineId, contract, at: segment.backAt ?? work.now() }
    await openClaimFromMarks(work, machineClaim, { ...about, sheet, chosen })
    return { id }
  },
})

const segmentOn = ({ tx }: Work, { contractId, occupancyId }: { contractId: string; occupancyId: string | null }) =>
  tx
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .select(['machineId', 'backAt'])
    .where('contractId', '=', contractId)
    .where('hireSegments.occupancyId', '=', occupancyId ?? '')
    .executeTakeFirst()
