import { contractsOfKind } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { hireKind } from '../hires/hire.ts'
import { equipmentPermissions as may } from '../permissions.ts'

/** The drawn name of whoever signed, and the pictures of a day, open to whoever sees the hire and to whoever worked the machine. */
export async function permissionForSheetFile(ctx: Ctx, fileId: string) {
  const row = await ctx.db
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .innerJoin(contractsOfKind(ctx, hireKind).as('contracts'), 'contracts.id', 'hireLines.contractId')
    .innerJoin('hireSegments', 'hireSegments.id', 'daySheets.segmentId')
    .leftJoin('machineOperators', 'machineOperators.id', 'hireSegments.operatorId')
    .leftJoin('daySheetPictures', 'daySheetPictures.sheetId', 'daySheets.id')
    .select(['contracts.branchId', 'accountId'])
    .where((eb) => eb.or([eb('signatureId', '=', fileId), eb('fileId', '=', fileId)]))
    .executeTakeFirst()
  if (!row) return null
  if (row.accountId === ctx.actor.id) return may.recordSheets
  return reaches(ctx.actor, may.viewHires, row) ? may.viewHires : null
}
