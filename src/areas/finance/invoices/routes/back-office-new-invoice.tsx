import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Code } from '#ui/values.tsx'
import { type InvoiceKind, invoiceKinds } from '../invoice.ts'
import { invoicePath, invoicesAddress, invoicesPath } from '../invoice-asked.ts'
import { newInvoice } from '../invoice-form-queries.ts'
import { BuyerChoice } from '../ui/buyer-choice.tsx'
import { CreditLimit } from '../ui/credit-limit.tsx'
import { InvoiceForm } from '../ui/invoice-form.tsx'
import { issueInvoice } from '../use-cases/issue-invoice.ts'
import type { Route } from './+types/back-office-new-invoice'

export const meta = () => [{ title: 'إصدار فاتورة · التحالف' }]

export const handle = { above: { to: '/admin/finance/invoices', label: 'الفواتير' }, crumb: () => 'إصدار فاتورة' }

export const loader = page(financePermissions.issueInvoices, async (ctx, { query }) => {
  const asked = { party: query.get('party') ?? '', q: query.get('q') ?? '' }
  return { formId: ctx.newId(), ...(await newInvoice(ctx, asked)) }
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
  const { q, buyer, found, branches, tax, today, formId } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>إصدار فاتورة</h1>
          {buyer && (
            <p className="muted sm">
              إلى <bdi>{buyer.name}</bdi> <Code>{buyer.number}</Code>
              {' · '}
              <Link className="link" to={`${invoicesPath}/new`}>
                اختر غيره
              </Link>
            </p>
          )}
        </div>
      </div>
      {buyer?.credit && <CreditLimit {...buyer.credit} />}
      {buyer ? (
        <InvoiceForm key={buyer.id} buyer={buyer} branches={branches} tax={tax} today={today} formId={formId} reply={reply} />
      ) : (
        <BuyerChoice q={q} found={found} />
      )}
    </>
  )
}
