import { sql } from 'kysely'
import type { ElectronicState } from './submission.ts'

/** How far the electronic form of one of the papers has come, by its last step; null where it has none, as its own page says. */
export const electronicState = sql<ElectronicState | null>`case
  when papers.kind in ('tax-invoice', 'simplified-invoice') or exists (select from invoices note
    join invoices about on about.id = coalesce(note.credits, note.adds)
    where note.id = papers.id and about.kind in ('tax-invoice', 'simplified-invoice'))
  then coalesce((select state from e_invoice_submissions where invoice_id = papers.id
    order by e_invoice_submissions.id desc limit 1), 'none') end`
