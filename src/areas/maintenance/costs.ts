import { billsNow, invoicesNow } from '#areas/finance/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { completionsOf, costFor } from './completions.ts'
import type { Payer, RequestState } from './request.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Once it is done its cost is known; what was opened again and rejected then, cost what it had cost before. */
const doneStates: readonly RequestState[] = ['done', 'confirmed', 'closed', 'rejected']
export const isDone = (state: RequestState) => doneStates.includes(state)

/** What was charged for these requests, the oldest first, and how each paper stands by now: one that was taken back charges nobody. */
export async function costsOf(asked: Asked, requestIds: readonly string[]) {
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('maintenanceCosts')
    .selectAll()
    .where(({ eb, fn, val }) => eb('requestId', '=', fn.any(val([...requestIds]))))
    .orderBy('chargedAt')
    .execute()
  const [invoices, bills] = [
    await invoicesNow(
      asked,
      rows.flatMap(({ invoiceId }) => invoiceId ?? []),
    ),
    await billsNow(
      asked,
      rows.flatMap(({ billId }) => billId ?? []),
    ),
  ]
  return rows.map(({ invoiceId, billId, ...row }) => {
    const paper = invoiceId ? invoices.find(({ id }) => id === invoiceId) : bills.find(({ id }) => id === billId)
    if (!paper) throw new Error(`a cost without its paper: ${row.id}`)
    const { number, open, isTakenBack, total } = paper
    return { ...row, invoiceId, billId, number, open, total, isTakenBack }
  })
}

type Row = { id: string; state: RequestState; cost: bigint | null; payer: unknown }

/** Of these requests those that are done and cost something nobody was charged for. */
export async function uncharged(asked: Asked, rows: readonly Row[]) {
  const costly = rows.filter(({ state, cost, payer }) => isDone(state) && (cost ?? 0n) > 0n && payer !== null).map(({ id }) => id)
  const open = await openCompletions(asked, costly)
  return new Set(open.filter(({ cost }) => (cost ?? 0n) > 0n).map(({ requestId }) => requestId))
}

/** The times these requests were done for which nobody is charged. */
export async function openCompletions(asked: Asked, requestIds: readonly string[]) {
  const done = requestIds.length > 0 ? await completionsOf('tx' in asked ? asked.tx : asked.db, requestIds) : []
  const costs = done.length > 0 ? await costsOf(asked, requestIds) : []
  const charged = new Set(standing(costs).map(({ completionId }) => completionId))
  return done.filter(({ id }) => !charged.has(id))
}

const standing = <Cost extends { isTakenBack: boolean }>(costs: readonly Cost[]) =>
  costs.filter(({ isTakenBack }) => !isTakenBack)

/** What an owner was charged for a request and still is. */
export const chargedToOwner = (costs: readonly { isTakenBack: boolean; payer: Payer; amount: bigint }[]) =>
  costFor(
    'owner',
    standing(costs).map(({ payer, amount }) => ({ payer, cost: amount })),
  )
