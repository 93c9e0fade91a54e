import { billPath, chequePath, depositPath, invoicePath, receiptPath } from '#areas/finance/public-openings.ts'
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
