import { contractsOfKind } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { hireKind } from '../hires/hire.ts'
import { equipmentPermissions as may } from '../permissions.ts'

/** The drawn name of whoever signed opens to whoever sees the hire. */
export async function permissionForSignature(ctx: Ctx, fileId: string) {
  const row = await ctx.db
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .innerJoin(contractsOfKind(ctx, hireKind).as('contracts'), 'contracts.id', 'hireLines.contractId')
    .select('branchId')
    .where('signatureId', '=', fileId)
    .executeTakeFirst()
  return row && reaches(ctx.actor, may.viewHires, row) ? may.viewHires : null
}
