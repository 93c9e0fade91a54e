import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { contractsPermissions as may } from './permissions.ts'
import { isOwnContractFile } from './portal/own-contracts.ts'

/** The signed paper opens to whoever sees its contract, and to whoever stands in it. */
export async function permissionForFile(ctx: Ctx, fileId: string) {
  const found = await ctx.db.selectFrom('contracts').select('branchId').where('signedFileId', '=', fileId).executeTakeFirst()
  if (!found) return null
  if (reaches(ctx.actor, may.view, { branchId: found.branchId })) return may.view
  return (await isOwnContractFile(ctx, fileId)) ? anyoneSignedIn : null
}
