import { sql } from 'kysely'
import { billPath } from '#areas/finance/bills/bill.ts'
import { pettyExpensePath } from '#areas/finance/bills/petty-asked.ts'
import { movePath } from '#areas/finance/cash/cash-paths.ts'
import { chequePath } from '#areas/finance/cheques/cheque-asked.ts'
import { depositPath } from '#areas/finance/deposits/deposit-asked.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { debtsPath } from '#areas/finance/staff-debts/debt.ts'
import { writeOffPath } from '#areas/finance/write-offs/write-off-asked.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'

type Happening = { source: string; sourceId: string }

const paths: Record<string, (id: string) => string> = {
  invoice: invoicePath,
  receipt: receiptPath,
  'cash-move': movePath,
  payout: payoutPath,
  bill: billPath,
  petty: pettyExpensePath,
  'write-off': writeOffPath,
  'staff-repayment': () => debtsPath,
  'cash-session': (id) => `/admin/finance/boxes/sessions/${id}`,
}

/** What has no page of its own lies on that of the record which this column names. */
const parts: Record<string, readonly [table: string, column: string, pathOf: (id: string) => string]> = {
  deferral: ['charges', 'invoice_id', invoicePath],
  cheque: ['cheque_steps', 'cheque_id', chequePath],
  'bill-payment': ['bill_payments', 'bill_id', billPath],
  'bill-credit': ['bill_credits', 'bill_id', billPath],
  'bill-refund': ['bill_refunds', 'bill_id', billPath],
}

/**
 * Where the paper lies that a journal comes from. An allocation lies with its receipt or its deposit, a step of a cheque with the cheque,
 * what was paid of a bill or taken back of it with the bill; what was written by hand is its own paper.
 */
export async function papersOf(ctx: Pick<Ctx, 'db'>, happenings: readonly Happening[]) {
  const idsOf = (source: string) =>
    happenings.flatMap((one) => (one.source === source && isUuid(one.sourceId) ? one.sourceId : []))
  const elsewhere = new Map(await allocationsAt(ctx, idsOf('allocation')))
  for (const [source, [table, column, pathOf]] of Object.entries(parts)) {
    const ids = idsOf(source)
    if (ids.length === 0) continue
    const { rows } = await sql<{ id: string; whole: string }>`
      select id::text, ${sql.ref(column)}::text whole from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(ctx.db)
    for (const { id, whole } of rows) elsewhere.set(id, pathOf(whole))
  }
  return ({ source, sourceId }: Happening) => elsewhere.get(sourceId) ?? paths[source]?.(sourceId) ?? null
}

async function allocationsAt({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('allocations')
    .select(['id', 'receiptId', 'depositId'])
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id, receiptId, depositId }) => [id, receiptId ? receiptPath(receiptId) : depositPath(depositId ?? '')])
}
