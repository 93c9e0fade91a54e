import { billsNow, invoicesNow, ownBillsToChoose, suppliersToChoose } from '#areas/finance/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { completionsOf, costFor } from './completions.ts'
import { mostToSpend } from './expenses.ts'
import type { Payer, RequestState } from './request.ts'
import type { ShownRequest } from './request-detail.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Once it is done its cost is known; what was opened again and rejected then, cost what it had cost before. */
const doneStates: readonly RequestState[] = ['done', 'confirmed', 'closed', 'rejected']
export const isDone = (state: RequestState) => doneStates.includes(state)

/** So many days a tenant has to pay for a repair, unless somebody says otherwise. */
const daysToPay = 14

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

/** The cost of a request as its page shows it, and what the form of whoever pays needs. */
export async function costOf(ctx: Reader, one: ShownRequest) {
  const charged = await costsOf(ctx, [one.id])
  const names = await namesOf(
    ctx,
    charged.map(({ chargedBy }) => chargedBy),
  )
  const open = await openCompletions(ctx, [one.id])
  const next = open.find(({ cost }) => (cost ?? 0n) > 0n) ?? open[0]
  const may = isDone(one.state) && reaches(ctx.actor, propertiesPermissions.chargeMaintenance, one)
  return {
    charged: charged.map(({ chargedBy, ...row }) => ({ ...row, by: names.get(chargedBy) ?? chargedBy })),
    asks: next && may ? await toChoose(ctx, one, { ...next, spent: chargedToOwner(charged) }) : null,
  }
}
export type ShownCost = Awaited<ReturnType<typeof costOf>>

type Next = { id: string; payer: Payer; cost: bigint | null; note: string; doneAt: Date; spent: bigint }

async function toChoose(ctx: Reader, one: ShownRequest, { spent, ...completion }: Next) {
  const { payer } = completion
  const most = await mostToSpend(ctx, { ...one, payer })
  const [suppliers, bills] = await Promise.all([
    payer === 'owner' ? suppliersToChoose(ctx) : [],
    payer === 'company' ? ownBillsToChoose(ctx, one.supplierId) : [],
  ])
  return {
    completion,
    most: most === null ? null : most - spent,
    dueOn: daysAfter(one.today, daysToPay),
    suppliers: suppliers.map(({ id, name }) => [id, name] as const),
    bills: bills.map(
      ({ id, number, day, supplier, total }) => [id, `${supplier}، ${number}، ${day}، ${inRials(total)}`] as const,
    ),
  }
}
