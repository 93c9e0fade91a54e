import { signedReturn } from '#areas/properties/leaving/returned.ts'
import type { Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { dayOf } from '#values/days.ts'
import { leaseIsCut } from './activating.ts'
import { askHandBack } from './hand-back.ts'
import { leaseOf } from './lease-held.ts'

/** Ended before its time: what has not come back by a paper yet is to be handed back. */
export async function leaseEndsEarly(work: Work, contract: HeldContract, asked: { on: string; reason: string }) {
  await leaseIsCut(work, contract, asked)
  const { lease, unit } = await leaseOf(work.tx, contract)
  if (lease.occupancyId && (await signedReturn(work.tx, lease.occupancyId))) return
  await askHandBack(work, contract, { on: dayOf(work.now()), lastDay: asked.on, unit })
}
