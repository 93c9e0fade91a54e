import { contractsNamed } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { propertiesPermissions as may } from '../permissions.ts'

/** A file for the court is opened by whoever makes such files of that lease. */
export async function permissionForEnforcement(ctx: Ctx, fileId: string) {
  const made = await ctx.db.selectFrom('enforcementFiles').select('contractId').where('fileId', '=', fileId).executeTakeFirst()
  const [contract] = made ? await contractsNamed(ctx, [made.contractId]) : []
  return contract && reaches(ctx.actor, may.makeEnforcementFiles, contract) ? may.makeEnforcementFiles : null
}
