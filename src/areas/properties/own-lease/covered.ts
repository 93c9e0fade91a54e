import { chequesAhead } from '#areas/finance/public.ts'
import type { Standing } from '#areas/properties/leases/instalments-now.ts'
import type { Ctx } from '#platform/context.ts'

/** The cheques that were given with these leases and lie with us, with what of each covers nothing that was demanded yet. */
export async function chequesOfLeases({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  const lists = await db
    .selectFrom('leaseCheques')
    .select(['contractId', 'listId'])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...ids]))))
    .execute()
  const byList = new Map(lists.map(({ listId, contractId }) => [listId, contractId]))
  const cheques = await chequesAhead.given({ db }, [...byList.keys()])
  return cheques.map((one) => ({ ...one, contractId: byList.get(one.listId) ?? '' }))
}

type Cheque = Awaited<ReturnType<typeof chequesOfLeases>>[number]
type Row = {
  from: string
  dueOn: string
  amount: bigint
  standing: Standing
  charge: { covers: readonly { number: string }[] } | null
}

/** What was not demanded yet stands covered where it will be once it is; each with the numbers of its cheques. */
export function withCheques<One extends Row>(instalments: readonly One[], cheques: readonly Cheque[]) {
  const ahead = instalments.filter(({ standing, charge }) => standing === 'to-come' && charge === null)
  const parts = chequesAhead.spread(
    cheques,
    ahead.map(({ from: id, dueOn, amount: left }) => ({ id, dueOn, left })),
  )
  return instalments.map((one) => {
    const own = parts.filter(({ chargeId }) => chargeId === one.from)
    const isCovered = own.length > 0 && own.reduce((sum, { amount }) => sum + amount, 0n) >= one.amount
    const standing: Standing = isCovered ? 'covered' : one.standing
    const ofCheques = cheques.filter(({ id }) => own.some(({ chequeId }) => chequeId === id))
    const numbers = (one.charge?.covers ?? ofCheques).map(({ number }) => number)
    return { ...one, standing, cheques: standing === 'covered' ? numbers : [] }
  })
}
