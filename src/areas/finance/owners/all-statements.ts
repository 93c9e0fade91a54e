import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { keptOwnerStatement } from './kept-owner-statement.ts'
import type { OwnerStatementAsked } from './owner-statement-asked.ts'
import { ownerMoved, poolMoved } from './pool-movements.ts'
import { poolsSeen } from './queries.ts'
import { statementMeant } from './statement-meant.ts'

type Days = Pick<OwnerStatementAsked, 'from' | 'to'>
type Meant = NonNullable<Awaited<ReturnType<typeof statementMeant>>>

/** The statement of each owner whom anything moved for in these days, pool by pool within reach; nobody else has news. */
export async function statementsWithNews(ctx: Ctx, stretch: Days) {
  const found: Meant[] = []
  for (const pool of await poolsSeen(ctx)) {
    const asked = { ...stretch, mandate: pool.mandateId, settlement: '' }
    const all = await statementMeant(ctx, pool, { ...asked, owner: '' })
    const hasNews = await poolMoved(ctx, { mandateId: pool.mandateId, stretch })
    for (const { partyId } of all?.owners ?? []) {
      const { settled, paid, setOff, moved } = await ownerMoved(ctx, { mandateId: pool.mandateId, stretch, partyId })
      if (!hasNews && [settled, paid, setOff, moved].every((amount) => amount === 0n)) continue
      const one = await statementMeant(ctx, pool, { ...asked, owner: partyId })
      if (one) found.push(one)
    }
  }
  return found
}

/** Their papers, one printed after the other; each is named by its number and whose it is. */
export async function* papersOf(ctx: Ctx, statements: readonly Meant[]) {
  const named = await customersNamed(ctx, [...new Set(statements.flatMap(({ owners }) => owners.map(({ partyId }) => partyId)))])
  const names = new Map(named.map(({ id, name }) => [id, name]))
  for (const one of statements) {
    const { number, pdf } = await keptOwnerStatement(ctx, one)
    yield { name: `${number} ${names.get(one.owners[0]?.partyId ?? '') ?? ''}، ${one.label}.pdf`, bytes: pdf }
  }
}
