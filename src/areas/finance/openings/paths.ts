import { billPath } from '#areas/finance/bills/bill.ts'
import { chequePath } from '#areas/finance/cheques/cheque-asked.ts'
import { depositPath } from '#areas/finance/deposits/deposit-asked.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { receiptPath } from '#areas/finance/receipts/receipt-asked.ts'
import type { OpeningItemKind } from './columns.ts'

/** Where the paper lies that came of it: its id is that of the item. */
const paths: Record<OpeningItemKind, (id: string) => string> = {
  invoices: invoicePath,
  credits: receiptPath,
  deposits: depositPath,
  bills: billPath,
  cheques: chequePath,
}
export const paperPath = ({ kind, id }: { kind: OpeningItemKind; id: string }) => paths[kind](id)
