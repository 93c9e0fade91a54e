import type { ShownInvoice } from '#areas/finance/invoices/invoice-detail.ts'
import { invoicePaper } from '#areas/finance/invoices/invoice-paper.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { formAsked } from '#areas/finance/papers/paper-forms.ts'
import type { ShownReceipt } from '#areas/finance/receipts/receipt-detail.ts'
import { receiptPaper } from '#areas/finance/receipts/receipt-papers.ts'
import type { Ctx } from '#platform/context.ts'

type Handing = Pick<Ctx, 'db' | 'files' | 'now' | 'newId' | 'origin' | 'contractKinds'>

/** The kept paper of an invoice somebody may see, in the form the address asks for. */
export function keptInvoice(ctx: Handing, one: ShownInvoice, asked: string | null) {
  const form = formAsked(one.kind, asked)
  const which = { kind: 'invoice', subjectId: one.id, form, state: 'issued' } as const
  return keptPaper(ctx, which, ({ db }) => invoicePaper({ ...ctx, db }, one, form))
}

/** The same of a receipt: once it is reversed, the paper that says so. */
export function keptReceipt(ctx: Handing, one: ShownReceipt, asked: string | null) {
  const form = formAsked('receipt', asked)
  const which = { kind: 'receipt', subjectId: one.id, form, state: one.reversedAt ? 'reversed' : 'issued' } as const
  return keptPaper(ctx, which, ({ db }) => receiptPaper({ ...ctx, db }, one, form))
}
