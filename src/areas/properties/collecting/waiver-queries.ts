import { contractsNamed } from '#areas/contracts/public.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { namesOnLease } from '#areas/properties/warnings/drawing.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** What kinds of a lease's charges somebody can be let off; a deposit is asked for or it is not. */
const waivable: readonly string[] = ['rent', 'rent-late-fee']
export const canBeWaived = ({ kind, open }: { kind: string; open: bigint }) => waivable.includes(kind) && open > 0n

/** What is open on a lease and what was asked to be let off before; null where whoever asks sees none. */
export async function leaseToWaive(ctx: Reader, contractId: string | undefined) {
  if (!contractId || !isUuid(contractId)) return null
  const names = await namesOnLease(ctx, contractId)
  if (!names || !reaches(ctx.actor, may.waiveCharges, names)) return null
  const [[contract], charges, asked] = await Promise.all([
    contractsNamed(ctx, [contractId]),
    chargesOfContracts(ctx, [contractId]),
    ctx.db
      .selectFrom('waivers')
      .select(['id', 'amount', 'reason', 'status', 'askedAt', 'endReason', 'fileId'])
      .where('contractId', '=', contractId)
      .orderBy('askedAt', 'desc')
      .limit(20)
      .execute(),
  ])
  const open = charges
    .filter(canBeWaived)
    .map(({ id, description, number, dueOn, open: left }) => ({ id, description, number, dueOn, left }))
  return { contractId, partyId: contract?.partyId ?? '', ...names, open, asked }
}
export type LeaseToWaive = NonNullable<Awaited<ReturnType<typeof leaseToWaive>>>

/** The consent of an owner is opened by whoever asks for waivers of that lease. */
export async function permissionForConsent(ctx: Ctx, fileId: string) {
  const row = await ctx.db.selectFrom('waivers').select('branchId').where('fileId', '=', fileId).executeTakeFirst()
  return row && reaches(ctx.actor, may.waiveCharges, row) ? may.waiveCharges : null
}
