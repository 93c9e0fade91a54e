import { customersNamed } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'

export function kindOf({ contractKinds }: { contractKinds: readonly ContractKind[] }, kind: string) {
  const one = contractKinds.find((each) => each.kind === kind)
  if (!one) throw new Error(`no area offers contracts of the kind ${kind}`)
  return one
}

/** The contract, if this permission goes as far as it; nobody else takes a step with it meanwhile. */
export async function held(work: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const row = await work.tx.selectFrom('contracts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  mustReach(work.actor, permission, row)
  return row
}
export type Contract = Awaited<ReturnType<typeof held>>

/** What each of its facts says: which contract, and with whom. */
export async function toldOf(work: Pick<Work, 'tx' | 'contractKinds'>, one: Pick<Contract, 'number' | 'kind' | 'partyId'>) {
  const [party] = await customersNamed(work, [one.partyId])
  return { number: one.number, kind: kindOf(work, one.kind).label, partyId: one.partyId, party: party?.name ?? '' }
}

export const movedMeanwhile = () => new Refusal('contracts.moved', 'تغيّرت حالة العقد قبل لحظة. حدّث الصفحة.')
