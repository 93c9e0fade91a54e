import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { least } from '#areas/finance/receipts/receipt.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { coveringStates } from './cheque.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

export type Cover = { chargeId: string; chequeId: string; number: string; bank: string; dueOn: string; amount: bigint }

/** By which cheques in hand each of these charges is covered, the next one due first. What is covered is not chased. */
export async function coversOf(asked: Asked, chargeIds: readonly string[]) {
  const rows: Cover[] = await within(asked)
    .selectFrom('chequeCovers')
    .innerJoin('cheques', 'cheques.id', 'chequeCovers.chequeId')
    .select(['chequeCovers.chargeId', 'chequeCovers.chequeId', 'chequeCovers.amount', 'number', 'bank', 'dueOn'])
    .where(({ eb, fn, val }) => eb('chequeCovers.chargeId', '=', fn.any(val([...chargeIds]))))
    .where('status', 'in', coveringStates)
    .orderBy('dueOn')
    .execute()
  return Map.groupBy(rows, ({ chargeId }) => chargeId)
}

/** How much of what is open is covered; never more than is open. */
export const coveredPart = (open: bigint, covers: readonly { amount: bigint }[] = []) =>
  least(
    open,
    covers.reduce((sum, { amount }) => sum + amount, 0n),
  )

type Due = { id: string; left: bigint }
type Given = { id: string; amount: bigint; dueOn: string }

/** Which cheque covers which dues: the earlier cheque the earlier dues in their order, as far as both reach. */
export function spreadOver(cheques: readonly Given[], dues: readonly Due[]) {
  const left = dues.map(({ left: open }) => open)
  return cheques
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
    .flatMap(({ id: chequeId, amount }) => {
      let rest = amount
      return dues.flatMap(({ id: chargeId }, index) => {
        const part = least(rest, left[index] ?? 0n)
        if (part <= 0n) return []
        rest -= part
        left[index] = (left[index] ?? 0n) - part
        return [{ chequeId, chargeId, amount: part, place: index + 1 }]
      })
    })
}

/** What a customer owes under any of their records that no cheque covers yet, the oldest first. */
export async function uncovered(asked: Asked, partyId: string) {
  const { rows } = await sql<{
    id: string
    description: string
    dueOn: string
    number: string
    open: bigint
    left: bigint
  }>`
    select c.id, c.description, c.due_on, i.number, c.open_net + c.open_vat as open,
      greatest(c.open_net + c.open_vat - coalesce(k.amount, 0), 0)::bigint as left
    from charges c join invoices i on i.id = c.invoice_id
    left join (select charge_id, sum(cheque_covers.amount)::bigint as amount from cheque_covers join cheques on cheques.id = cheque_id
      where status in (${sql.join(coveringStates.map((state) => sql`${state}`))}) group by charge_id) k on k.charge_id = c.id
    where c.party_id in ${recordsOf(partyId)} and c.open_net + c.open_vat > 0
    order by c.due_on, c.id limit 100`.execute(within(asked))
  return rows
}
