import type { Ctx, Work } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'

type Asked = { db: Ctx['db'] | Work['tx']; contractKinds: readonly ContractKind[] }
type Term = { id: string; kind: string; autoRenew: boolean }

/** Which of these go on by themselves when their term is over: as the register has it, or as their kind does. */
export async function goingOn({ db, contractKinds }: Asked, contracts: readonly Term[]) {
  const found = new Set(contracts.flatMap(({ id, autoRenew }) => (autoRenew ? [id] : [])))
  for (const kind of contractKinds) {
    const ids = contracts.flatMap((one) => (one.kind === kind.kind ? [one.id] : []))
    const own = ids.length > 0 && (await kind.goingOn?.({ db }, ids))
    for (const id of own || []) found.add(id)
  }
  return found
}
