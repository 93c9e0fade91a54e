import { sql } from 'kysely'
import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { ownPool } from './own-settled.ts'
import { ownerStatement } from './owner-statement.ts'
import { collectedOf } from './pool-movements.ts'
import { statementMeant } from './statement-meant.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What the books say of one year of a mandate whoever asks has a part of: null where they have none. What each unit brought is by its id. */
export async function incomeOf(ctx: Reader, { mandateId, year }: { mandateId: string; year: number }) {
  const pool = await ownPool(ctx, mandateId)
  if (!pool) return null
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const meant = await statementMeant(ctx, pool, { mandate: mandateId, settlement: '', owner: pool.partyId, from, to })
  if (!meant) return null
  const { sums, spent, owners } = await ownerStatement(ctx, meant)
  const byUnit = Map.groupBy(await collectedOf(ctx, meant), ({ resourceId }) => resourceId)
  const units = [...byUnit].map(([unitId, paid]) => ({ unitId, collected: paid.reduce((sum, { amount }) => sum + amount, 0n) }))
  return { label: pool.label, sums, spent, units, mine: owners[0] ?? null }
}

/** What tenants are late with, unit by unit, of the rents under every mandate of whoever asks; who they are is not told. */
export async function arrearsOfOwn(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const { rows } = await sql<{ unitId: string; late: bigint; since: string }>`
    select c.resource_id "unitId", sum(c.open_net + c.open_vat)::bigint late, min(c.due_on)::text since from charges c
    where c.debt_account = '9110' and c.open_net + c.open_vat > 0 and c.due_on < ${dayOf(ctx.now())}::date and c.resource_id is not null
      and c.income_key in (select w.mandate_id::text from owner_shares w join owner_pools p on p.mandate_id = w.mandate_id
        where w.period = p.period and w.party_id in ${recordsOf(party.id)})
    group by c.resource_id`.execute(ctx.db)
  return rows
}
