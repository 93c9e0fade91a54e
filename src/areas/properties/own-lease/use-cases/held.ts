import { ownContractHeld } from '#areas/contracts/public.ts'
import { leaseKind } from '#areas/properties/leases/lease.ts'
import { leaseOf } from '#areas/properties/leases/lease-held.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** The lease of whoever is signed in, with its contract: of two who write about it the second waits. */
export async function ownLeaseHeld(work: Work, contractId: string) {
  const { contract, isFollowed } = await ownContractHeld(work, contractId)
  if (contract.kind !== leaseKind) throw new Refusal('not-found', 'لم نجد هذا العقد.', 404)
  return { contract, isFollowed, ...(await leaseOf(work.tx, contract)) }
}
