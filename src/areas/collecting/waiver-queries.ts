import { collectingPermissions as may } from '#areas/collecting/permissions.ts'
import { contractsNamed } from '#areas/contracts/public.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { collectedKinds, type Kinds } from './collected-kind.ts'
import { namesOnContract } from './warnings/drawing.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'contractKinds'>

/** What of a contract's charges somebody can be let off, as its kind says; a deposit is asked for or it is not. */
export const canBeWaived = (kinds: Kinds, { kind, open }: { kind: string; open: bigint }) =>
  open > 0n && collectedKinds(kinds).some(({ waivable }) => waivable.includes(kind))

/** What is open on a lease and what was asked to be let off before; null where whoever asks sees none. */
export async function leaseToWaive(ctx: Reader, contractId: string | undefined) {
  if (!contractId || !isUuid(contractId)) return null
  const found = await namesOnContract(ctx, contractId)
  if (!found || !reaches(ctx.actor, may.waiveCharges, found)) return null
  const { kind: _, ...names } = found
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
    .filter((one) => canBeWaived(ctx, one))
    .map(({ id, description, number, dueOn, open: left }) => ({ id, description, number, dueOn, left }))
  return { contractId, partyId: contract?.partyId ?? '', ...names, open, asked }
}
export type LeaseToWaive = NonNullable<Awaited<ReturnType<typeof leaseToWaive>>>

/** The consent of an owner is opened by whoever asks for waivers of that lease. */
export async function permissionForConsent(ctx: Ctx, fileId: string) {
  const row = await ctx.db.selectFrom('waivers').select('branchId').where('fileId', '=', fileId).executeTakeFirst()
  return row && reaches(ctx.actor, may.waiveCharges, row) ? may.waiveCharges : null
}
