import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadLineForUpdate } from '../hires/load-for-update.ts'
import type { ToldSheet } from './facts.ts'

/** A sheet with its hire and line, within reach; nobody else changes it meanwhile. */
export async function loadSheetForUpdate(work: Work, sheetId: string, permission: Permission) {
  const found = await work.tx.selectFrom('daySheets').select('lineId').where('id', '=', sheetId).executeTakeFirst()
  if (!found) throw new Refusal('not-found', 'لا يوجد هذا الكشف.', 404)
  const { hire, line } = await loadLineForUpdate(work, found.lineId, permission)
  const sheet = await work.tx
    .selectFrom('daySheets')
    .innerJoin('hireSegments', 'hireSegments.id', 'daySheets.segmentId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .selectAll('daySheets')
    .select(['code', 'machineId', 'operatorId'])
    .where('daySheets.id', '=', sheetId)
    .forUpdate('daySheets')
    .executeTakeFirstOrThrow()
  return { hire, line, sheet }
}
export type LoadedSheet = Awaited<ReturnType<typeof loadSheetForUpdate>>

/** What a fact carries of a sheet. */
type Told = {
  hire: { contractId: string; contract: { number: string; partyId: string } }
  line: { terms: { kind: string } }
}
export const toldOfSheet = ({ hire, line }: Told, { code, day }: { code: string; day: string }): ToldSheet => ({
  ...{ number: hire.contract.number, partyId: hire.contract.partyId, contractId: hire.contractId },
  ...{ code, kind: line.terms.kind, day },
})
