import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { least } from '#values/money.ts'
import { coveringStates } from './covering-states.ts'

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

/** The same of a row of `charges`, where only sums are asked for. */
export const coveredOpen = sql<bigint>`least(charges.open_net + charges.open_vat, coalesce((select sum(v.amount) from cheque_covers v
  join cheques q on q.id = v.cheque_id where v.charge_id = charges.id and q.status = any(${[...coveringStates]}::text[])), 0))`

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

/** So many dues are shown to be chosen from; the oldest are covered and paid beyond that. */
const mostShown = 100
export const mostHeld = 500

/** `only` those that were chosen, covered or not; `covered` where cheques in hand do not matter; `but` as if that cheque covered nothing. */
type Which = { only?: readonly string[]; covered?: boolean; but?: string; most?: number }

/** What a customer owes under any of their records that no cheque covers yet, the oldest first; what that cheque covers now before all. */
export async function uncovered(asked: Asked, partyId: string, { only, covered = false, but, most = mostShown }: Which = {}) {
  const wanted = only ? sql`id = any(${[...only]}::uuid[])` : sql`("left" > 0 or ${covered}::boolean)`
  const { rows } = await sql<{
    id: string
    description: string
    dueOn: string
    number: string
    open: bigint
    left: bigint
  }>`
    select id, description, due_on, number, open, "left" from (
      select c.id, c.description, c.due_on, i.number, c.open_net + c.open_vat as open, coalesce(k.own, false) as own,
        greatest(c.open_net + c.open_vat - coalesce(k.amount, 0), 0)::bigint as "left"
      from charges c join invoices i on i.id = c.invoice_id
      cross join lateral (select bool_or(cheque_id = ${but ?? null}::uuid) as own,
          sum(cheque_covers.amount) filter (where cheque_id is distinct from ${but ?? null}::uuid)::bigint as amount
        from cheque_covers join cheques on cheques.id = cheque_id
        where charge_id = c.id and status = any(${[...coveringStates]}::text[])) k
      where c.party_id in ${recordsOf(partyId)} and c.open_net + c.open_vat > 0) dues
    where ${wanted} order by own desc, due_on, id limit ${only ? only.length : most}`.execute(within(asked))
  return rows
}
