import { Link } from 'react-router'
import { type InvoiceKind, invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { draftsPath } from '../draft-paths.ts'
import { invoicePath, invoicesAddress } from '../invoice-asked.ts'
import { newInvoice } from '../invoice-form-queries.ts'
import { BuyerChoice } from '../ui/buyer-choice.tsx'
import { CreditLimit } from '../ui/credit-limit.tsx'
import { HeadFor } from '../ui/head-for.tsx'
import { InvoiceForm } from '../ui/invoice-form.tsx'
import { issueInvoice } from '../use-cases/issue-invoice.ts'
import type { Route } from './+types/back-office-new-invoice'

export const meta = () => [{ title: 'إصدار فاتورة · التحالف' }]

export const handle = { above: { to: '/admin/finance/invoices', label: 'الفواتير' }, crumb: () => 'إصدار فاتورة' }

export const loader = page(financePermissions.issueInvoices, async (ctx, { query }) => {
  const asked = { party: query.get('party') ?? '', q: query.get('q') ?? '', draftId: query.get('draft') ?? '' }
  const form = await newInvoice(ctx, asked)
  return { formId: form.draft?.id ?? ctx.newId(), ...form }
})

type Issued = { id: string; number: string; kind: InvoiceKind }
const said = ({ kind, number }: Issued) => `${kind === 'debit-note' ? 'صدر' : 'صدرت'} ${invoiceKinds[kind]} ${number}`

/** To the paper; to the customer's papers where the lines made two. */
export const action = submit(issueInvoice, ({ papers }, { query }) => {
  const [first, ...more] = papers
  const to = first && more.length === 0 ? invoicePath(first.id) : invoicesAddress({ party: query.get('party') ?? '' })
  return saying(`${papers.map(said).join('، و')}.`, to)
})

export default function NewInvoicePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, buyer, found, branches, tax, today, decidesTax, formId, draft } = loaderData
  const begun = reply ?? (draft ? { fields: {}, problem: null, typed: draft.form } : undefined)
  return (
    <>
      <HeadFor title="إصدار فاتورة" as="إلى" whom={buyer}>
        {draft && (
          <Link className="link" to={draftsPath}>
            المسودات
          </Link>
        )}
      </HeadFor>
      {buyer?.credit && <CreditLimit {...buyer.credit} />}
      {buyer ? (
        <InvoiceForm
          key={draft?.id ?? buyer.id}
          {...{ buyer, branches, tax, today, decidesTax, formId, reply: begun }}
          isDraft={draft !== null}
        />
      ) : (
        <BuyerChoice q={q} found={found} />
      )}
    </>
  )
}
