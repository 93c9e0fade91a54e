import { billPath } from '#areas/finance/bills/bill.ts'
import { pettyPath } from '#areas/finance/bills/petty.ts'
import { movePath } from '#areas/finance/cash/cash-paths.ts'
import { chequePath } from '#areas/finance/cheques/cheque-asked.ts'
import { depositPath } from '#areas/finance/deposits/deposit-asked.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import { writeOffPath } from '#areas/finance/write-offs/write-off-asked.ts'
import type { Ctx } from '#platform/context.ts'

type Happening = { source: string; sourceId: string }

const paths: Record<string, (id: string) => string> = {
  invoice: invoicePath,
  receipt: receiptPath,
  'cash-move': movePath,
  cheque: chequePath,
  payout: payoutPath,
  bill: billPath,
  petty: () => pettyPath,
  'write-off': writeOffPath,
  'cash-session': (id) => `/admin/finance/boxes/sessions/${id}`,
}

/**
 * Where the paper lies that a journal comes from. An allocation lies with its receipt or its deposit, what was paid of a bill or taken back
 * of it with the bill; what was written by hand is its own paper.
 */
export async function papersOf(ctx: Pick<Ctx, 'db'>, happenings: readonly Happening[]) {
  const idsOf = (source: string) => happenings.filter((one) => one.source === source).map(({ sourceId }) => sourceId)
  const elsewhere = new Map([
    ...(await allocationsAt(ctx, idsOf('allocation'))),
    ...(await billsOf(ctx, 'billPayments', idsOf('bill-payment'))),
    ...(await billsOf(ctx, 'billCredits', idsOf('bill-credit'))),
  ])
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

type OfBill = 'billPayments' | 'billCredits'

async function billsOf({ db }: Pick<Ctx, 'db'>, table: OfBill, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(table)
    .select(['id', 'billId'])
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id, billId }) => [id, billPath(billId)])
}
