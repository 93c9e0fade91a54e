import { customersNamed, partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { isFollowed } from './in-force.ts'

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

/** The same for whoever stands in it as the customer, from their account; whether another one that is in force follows it. */
export async function ownHeld(work: Pick<Work, 'tx' | 'actor'>, id: string) {
  const party = await partyOfAccount({ db: work.tx, actor: work.actor })
  const row =
    party &&
    (await work.tx
      .selectFrom('contracts')
      .selectAll()
      .select(isFollowed.as('isFollowed'))
      .where('id', '=', id)
      .where('partyId', 'in', recordsOf(party.id))
      .forUpdate()
      .executeTakeFirst())
  if (!row) throw new Refusal('not-found', 'لم نجد هذا العقد.', 404)
  const { isFollowed: followed, ...contract } = row
  return { contract, isFollowed: followed }
}
export type Contract = Awaited<ReturnType<typeof held>>

/** What each of its facts says: which contract, and with whom. */
export async function toldOf(work: Pick<Work, 'tx' | 'contractKinds'>, one: Pick<Contract, 'number' | 'kind' | 'partyId'>) {
  const [party] = await customersNamed(work, [one.partyId])
  return { number: one.number, kind: kindOf(work, one.kind).label, partyId: one.partyId, party: party?.name ?? '' }
}

/** What follows it, unless that was given up. */
export const successorOf = ({ tx }: Work, { id }: Contract) =>
  tx
    .selectFrom('contracts')
    .select(['id', 'number', 'activatedAt'])
    .where('predecessorId', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()

export const movedMeanwhile = () => new Refusal('contracts.moved', 'تغيّرت حالة العقد قبل لحظة. حدّث الصفحة.')
