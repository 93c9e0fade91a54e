import { Download, FileText } from 'lucide-react'
import { data, Link } from 'react-router'
import { isOpeningPaper } from '#areas/finance/invoices/invoice.ts'
import { kindsOn, paperNamed } from '#areas/finance/invoices/paper-name.ts'
import { InvoiceBadge } from '#areas/finance/invoices/ui/invoice-badge.tsx'
import { InvoiceLines, InvoiceSums } from '#areas/finance/invoices/ui/invoice-lines.tsx'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { OtherForms } from '#areas/finance/papers/ui/print-choice.tsx'
import { ownInvoicePath, paymentsPath } from '#areas/finance/payments-paths.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { ownInvoice } from '../own-papers.ts'
import type { Route } from './+types/portal-invoice'

export const loader = page(anyoneSignedIn, async (ctx, { params }) => {
  const invoice = await ownInvoice(ctx, params.invoiceId)
  if (!invoice) throw data('لا توجد هذه الفاتورة.', { status: 404, statusText: 'Not Found' })
  return { invoice }
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.invoice.number ?? 'فاتورتي'} · التحالف` }]

export default function OwnInvoicePage({ loaderData: { invoice } }: Route.ComponentProps) {
  const { id, kind, number, state, issuedOn, dueOn, branch, original, reason, notes, lines } = invoice
  return (
    <>
      <Breadcrumbs above={[{ to: `${paymentsPath}/invoices`, label: 'فواتيري' }]} here={<Code>{number}</Code>} />
      <div className="page-h">
        <div>
          <h1>
            {paperNamed(kind, kindsOn(lines))} <Code>{number}</Code>
          </h1>
          {state && <InvoiceBadge state={state} />}
        </div>
        {!isOpeningPaper(kind) && (
          <div className="acts">
            <a href={`${ownInvoicePath(id)}/pdf`} target="_blank" className={buttonLook()} rel="noopener">
              <FileText className="i i-sm" aria-hidden />
              اعرض الفاتورة
            </a>
            <a href={`${ownInvoicePath(id)}/pdf`} download className={buttonLook({ variant: 'outline' })}>
              <Download className="i i-sm" aria-hidden />
              نزّل الفاتورة
            </a>
            <OtherForms path={ownInvoicePath(id)} forms={['both']} />
          </div>
        )}
      </div>
      <Card title="السطور" flush footer={<InvoiceSums {...invoice} />}>
        <InvoiceLines {...invoice} />
      </Card>
      <Card title="بياناتها">
        <dl className="told">
          <Told question="التاريخ">
            <DateText at={issuedOn} />
          </Told>
          {dueOn && (
            <Told question="تاريخ الاستحقاق">
              <DateText at={dueOn} />
            </Told>
          )}
          <Told question="الفرع">{branch}</Told>
          {original && (
            <Told question="عن الفاتورة">
              <Link className="link" to={ownInvoicePath(original.id)}>
                <Code>{original.number}</Code>
              </Link>
            </Told>
          )}
          {reason && <Told question="السبب">{reason}</Told>}
          {notes.map((note) => (
            <Told key={note.id} question={`${invoiceKinds[note.kind]} عليها`}>
              <Link className="link" to={ownInvoicePath(note.id)}>
                <Code>{note.number}</Code>
              </Link>
            </Told>
          ))}
        </dl>
      </Card>
    </>
  )
}
