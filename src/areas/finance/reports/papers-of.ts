import { movePath } from '#areas/finance/cash/cash-paths.ts'
import { chequePath } from '#areas/finance/cheques/cheque-asked.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import type { Ctx } from '#platform/context.ts'

type Happening = { source: string; sourceId: string }

const paths: Record<string, (id: string) => string> = {
  invoice: invoicePath,
  receipt: receiptPath,
  'cash-move': movePath,
  cheque: chequePath,
  'cash-session': (id) => `/admin/finance/boxes/sessions/${id}`,
}

/** Where the paper lies that a journal comes from; an allocation lies with its receipt, and what was written by hand is its own paper. */
export async function papersOf({ db }: Pick<Ctx, 'db'>, happenings: readonly Happening[]) {
  const ids = happenings.filter(({ source }) => source === 'allocation').map(({ sourceId }) => sourceId)
  const rows =
    ids.length > 0 ? await db.selectFrom('allocations').select(['id', 'receiptId']).where('id', 'in', ids).execute() : []
  const receiptOf = new Map(rows.map(({ id, receiptId }) => [id, receiptId]))
  return ({ source, sourceId }: Happening) => {
    const receipt = receiptOf.get(sourceId)
    return receipt ? receiptPath(receipt) : (paths[source]?.(sourceId) ?? null)
  }
}
