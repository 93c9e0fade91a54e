import type { SheetDraft, SheetKind } from '#areas/handovers/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadLineForUpdate } from '../hires/load-for-update.ts'
import { takeBack } from '../hires/taking-back.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { jobArrived } from '../transport/jobs-of-lines.ts'
import { machineSheetEnglish } from './machine-sheet-english.ts'
import { machineItems, machineSheetWords } from './machine-sheet-words.ts'

export const machineSheetKind = 'machine-sheet'

/** The truck takes a machine to its site before anybody signs there, so custody follows the dispatch and not the sheet. */
export const machineSheet: SheetKind = {
  ...machineSheetWords,
  ...{ kind: 'machine', record: machineSheetKind, letters: 'MI', english: machineSheetEnglish, custodyIsElsewhere: true },
  items: async () => machineItems,
  plan: async () => 'machine',
  async lastRead(tx, machineId) {
    const { meter } = await tx.selectFrom('machines').select('meter').where('id', '=', machineId).executeTakeFirstOrThrow()
    return { hours: meter }
  },
  async signed(work, draft) {
    if (draft.kind === 'return') await backBySheet(work, draft)
    if (draft.kind === 'handover') await arrivedBySheet(work, draft)
    const { hours } = draft.readings
    if (hours === undefined) return
    await work.tx
      .updateTable('machines')
      .set(({ eb }) => ({ meter: hours, version: eb('version', '+', 1) }))
      .where('id', '=', draft.subjectId)
      .where('meter', '<', hours)
      .execute()
  },
}

/** What is signed on the site has arrived there. */
async function arrivedBySheet(work: Work, { occupancyId }: SheetDraft) {
  const segment = await segmentOn(work, occupancyId)
  if (segment) await jobArrived(work, segment.lineId, 'site')
}

const segmentOn = ({ tx }: Work, occupancyId: string | null) =>
  tx
    .selectFrom('hireSegments')
    .select(['lineId', 'machineId', 'backAt'])
    .where('occupancyId', '=', occupancyId)
    .executeTakeFirst()

/** A machine nobody took back before comes back by the signature. */
async function backBySheet(work: Work, { occupancyId, subjectId, readings }: SheetDraft) {
  const segment = await segmentOn(work, occupancyId)
  if (segment?.machineId !== subjectId) throw new Refusal('equipment.not-out', 'لم تُرسل هذه المعدّة في هذا التأجير. حدّث الصفحة.')
  if (segment.backAt || readings.hours === undefined) return
  const { hire, line } = await loadLineForUpdate(work, segment.lineId, may.handOver)
  await takeBack(work, { hire, line, meter: readings.hours })
}
