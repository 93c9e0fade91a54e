import { contractAfter, contractsNamed, contractsSeen, viewingContracts } from '#areas/contracts/public.ts'
import { customersNamed, partyOfAccount, recordsAsOne } from '#areas/customers/public.ts'
import { creditToGoBack, depositCameInCash } from '#areas/finance/public.ts'
import { itemsAtHandover, itemsOfSheet, worsened } from '#areas/handovers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { leaseKind, leasePath } from '#areas/properties/leases/lease.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { staysOn } from './held.ts'
import { leavingStates, settlingStates } from './move-out.ts'
import { depositOf, planOf } from './plan.ts'
import { isStillOut, signedReturn } from './returned.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** A lease somebody leaves, within reach: what its settlement would be or was, and what is left to do; null where there is none. */
export async function leaving(ctx: Reader, contractId: string | undefined) {
  if (!isUuid(contractId) || !ctx.actor.may(viewingContracts)) return null
  const seen = await contractsSeen(ctx, leaseKind).where('id', '=', contractId).executeTakeFirst()
  return seen ? shownOf(ctx, contractId) : null
}
export type ShownLeaving = NonNullable<Awaited<ReturnType<typeof leaving>>>

/** One's own, once it was settled: whoever leaves it has it in their account. */
export async function ownLeaving(ctx: Reader, contractId: string | undefined) {
  const party = isUuid(contractId) && (await partyOfAccount(ctx))
  if (!party || !contractId) return null
  const one = await shownOf(ctx, contractId)
  const records = await recordsAsOne(ctx, party.id)
  return one?.moveOut?.settledAt && records.includes(one.contract.partyId) ? one : null
}

async function shownOf(ctx: Reader, contractId: string) {
  const [contract] = await contractsNamed(ctx, [contractId])
  const lease = await leaseRow(ctx, contractId)
  if (!contract || !lease) return null
  const [moveOut, clearance, plan, deposit, named, back] = [
    await ctx.db.selectFrom('moveOuts').selectAll().where('contractId', '=', contractId).executeTakeFirst(),
    await ctx.db.selectFrom('clearances').selectAll().where('contractId', '=', contractId).executeTakeFirst(),
    await planOf(ctx, contract),
    await depositOf(ctx, contract),
    await customersNamed(ctx, [contract.partyId]),
    await returnOf(ctx, lease.occupancyId),
  ]
  const credit = moveOut?.settledAt ? await creditToGoBack(ctx, contract.partyId) : null
  // Who owes as much is given nothing back: it pays what they owe.
  const payBack = credit && { ...credit, path: credit.free > plan.owed ? credit.path : null }
  const isOut = await isStillOut(ctx.db, lease.occupancyId)
  const names = await namesOf(ctx, [moveOut?.settledBy ?? '', clearance?.issuedBy ?? ''])
  const next = moveOut?.settledAt ? undefined : await contractAfter(ctx, contractId)
  const reach = (permission: typeof may.settleMoveOuts) => reaches(ctx.actor, permission, contract)
  const isOpen = leavingStates.includes(contract.state) && !moveOut?.settledAt && !next
  const free = deposit ? deposit.held - deposit.promised : 0n
  const cameInCash = deposit ? await depositCameInCash(ctx, deposit.id) : 0n
  const owesNothing = plan.open.length === 0 && (deposit?.held ?? 0n) === 0n
  return {
    ...{ contract: { ...contract, path: leasePath(contract.id) }, unit: lease, tenant: named[0]?.name ?? '', back },
    ...{ isOut, plan, deposit, moveOut: moveOut ?? null, clearance: clearance ?? null, owesNothing, free, cameInCash, payBack },
    staysOn: next ? staysOn(next.number) : null,
    by: { settled: names.get(moveOut?.settledBy ?? '') ?? '', issued: names.get(clearance?.issuedBy ?? '') ?? '' },
    may: {
      write: isOpen && reach(may.settleMoveOuts),
      settle: isOpen && settlingStates.includes(contract.state) && !isOut && reach(may.settleMoveOuts),
      refund: Boolean(moveOut?.settledAt) && contract.state !== 'closed' && free > 0n && reach(may.settleMoveOuts),
      clear: Boolean(moveOut?.settledAt) && !clearance && owesNothing && reach(may.issueClearance),
    },
  }
}

async function leaseRow({ db }: Reader, contractId: string) {
  const row = await db
    .selectFrom('leases')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['leases.occupancyId', 'units.id', 'units.kind', 'units.number', 'properties.name as property'])
    .where('contractId', '=', contractId)
    .executeTakeFirst()
  return row ? { id: row.id, occupancyId: row.occupancyId, called: `${unitName(row)}، ${row.property}` } : null
}

/** How it came back: by which paper, and what was worse than when it was handed over. */
async function returnOf({ db }: Reader, occupancyId: string | null) {
  const paper = occupancyId ? await signedReturn(db, occupancyId) : undefined
  if (!paper) return null
  const before = await itemsAtHandover({ db }, occupancyId)
  const worse = worsened(before ?? [], await itemsOfSheet({ db }, paper.id))
  return { ...paper, worse, isCompared: before !== null }
}

/** The lease a unit came back from by this stretch of its calendar, for a link. */
export const leaseOfStretch = ({ db }: Pick<Ctx, 'db'>, occupancyId: string | null) =>
  db.selectFrom('leases').select('contractId').where('occupancyId', '=', occupancyId).executeTakeFirst()

/** Whoever sees contracts may see what was signed and what proves a deduction. */
export async function permissionForLeavingFile(ctx: Ctx, fileId: string) {
  const line = await ctx.db.selectFrom('moveOutLines').select('contractId').where('fileId', '=', fileId).executeTakeFirst()
  const signed = await ctx.db.selectFrom('moveOuts').select('contractId').where('signatureId', '=', fileId).executeTakeFirst()
  const contractId = line?.contractId ?? signed?.contractId
  if (!contractId) return null
  const seen = await contractsSeen(ctx, leaseKind).where('id', '=', contractId).executeTakeFirst()
  return seen ? viewingContracts : null
}
