import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import type { OpeningItemKind } from './columns.ts'

/** Where the paper lies that came of it: its id is that of the item. */
const paths: Record<OpeningItemKind, (id: string) => string> = {
  invoices: invoicePath,
}
export const paperPath = ({ kind, id }: { kind: OpeningItemKind; id: string }) => paths[kind](id)
