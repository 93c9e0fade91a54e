import type { ShownInvoice } from '#areas/finance/invoices/invoice-detail.ts'
import type { Ctx } from '#platform/context.ts'
import { eInvoiceOf } from './e-invoice.ts'
import { faultsOf } from './faults.ts'
import { profileNow } from './profile.ts'
import type { ElectronicState } from './submission.ts'
import { writeEInvoice } from './write-e-invoice.ts'

/** The electronic form of a paper: its file where nothing keeps it from being exchanged, and else what does. */
export function electronic(paper: ShownInvoice) {
  const one = eInvoiceOf(paper)
  if (!one) return null
  const faults = faultsOf(one, profileNow)
  return { faults, xml: faults.length === 0 ? writeEInvoice(one, profileNow) : null }
}

/** What its page says of it: how far it has come, and what is missing. */
export async function eInvoiceStanding({ db }: Pick<Ctx, 'db'>, paper: ShownInvoice) {
  const file = electronic(paper)
  if (!file) return null
  const last = await db
    .selectFrom('eInvoiceSubmissions')
    .select(['state', 'provider', 'reference', 'answer', 'happenedAt'])
    .where('invoiceId', '=', paper.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const state: ElectronicState = last?.state ?? 'none'
  return { uuid: paper.uuid, faults: file.faults.map(({ says }) => says), state, last: last ?? null }
}
