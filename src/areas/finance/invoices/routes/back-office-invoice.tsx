import { data, Link } from 'react-router'
import { eInvoiceStanding } from '#areas/finance/e-invoices/queries.ts'
import { EInvoiceCard } from '#areas/finance/e-invoices/ui/e-invoice-card.tsx'
import { formsOf } from '#areas/finance/papers/paper-forms.ts'
import { PrintChoice } from '#areas/finance/papers/ui/print-choice.tsx'
import { financePermissions } from '#areas/finance/permissions.ts'
import { writeOffsOn } from '#areas/finance/write-offs/queries.ts'
import { WriteOffsOnIt } from '#areas/finance/write-offs/ui/write-offs-on-it.tsx'
import { newWriteOffPath } from '#areas/finance/write-offs/write-off-asked.ts'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code } from '#ui/values.tsx'
import { invoiceKinds, isOpeningPaper } from '../invoice.ts'
import { invoicePath } from '../invoice-asked.ts'
import { invoice } from '../invoice-detail.ts'
import { invoiceKind } from '../invoice-record.ts'
import { CreditForm } from '../ui/credit-form.tsx'
import { InvoiceAbout, NotesOnIt } from '../ui/invoice-about.tsx'
import { InvoiceBadge } from '../ui/invoice-badge.tsx'
import { InvoiceLines, InvoiceSums } from '../ui/invoice-lines.tsx'
import { creditInvoice } from '../use-cases/credit-invoice.ts'
import type { Route } from './+types/back-office-invoice'

const may = financePermissions

export const loader = page(may.viewInvoices, async (ctx, { params, query }) => {
  const one = await invoice(ctx, params.invoiceId)
  if (!one) throw data('لا توجد هذه الفاتورة.', { status: 404, statusText: 'Not Found' })
  const belongs = { branchId: one.branchId }
  const [customer, parts, electronic, writeOffs] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, { kind: invoiceKind, recordId: one.id, mayEdit: reaches(ctx.actor, may.issueInvoices, belongs) }),
    eInvoiceStanding(ctx, one),
    writeOffsOn(ctx, one.id),
  ])
  return {
    invoice: one,
    customer: customer && { path: customer.path },
    parts,
    electronic,
    writeOffs,
    tab: query.get('tab'),
    takesAll: query.get('all') === 'yes',
    formId: ctx.newId(),
    books: ctx.actor.may(may.viewBooks),
    mayWriteOff: one.open > 0n && one.kind !== 'deposit-demand' && reaches(ctx.actor, may.writeOffCharges, belongs),
    mayCredit: one.kind !== 'credit-note' && !isOpeningPaper(one.kind) && reaches(ctx.actor, may.creditInvoices, belongs),
  }
})

export const action = submitOneOf({
  credit: submit(creditInvoice, ({ id, number }) => saying(`صدر الإشعار الدائن ${number}.`, invoicePath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.invoice.number ?? 'فاتورة'} · التحالف` }]

export const handle = { above: { to: '/admin/finance/invoices', label: 'الفواتير' }, crumb: () => 'فاتورة' }

export default function InvoicePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const {
    invoice: one,
    customer,
    parts,
    electronic,
    writeOffs,
    tab,
    takesAll,
    formId,
    books,
    mayCredit,
    mayWriteOff,
  } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            {invoiceKinds[one.kind]} <Code>{one.number}</Code>
          </h1>
          <div className="row wrap muted sm">
            <bdi>{one.buyer.name}</bdi>
            {one.state && <InvoiceBadge state={one.state} />}
          </div>
        </div>
        <div className="acts">
          {mayWriteOff && (
            <Link className={buttonLook({ variant: 'outline' })} to={newWriteOffPath(one.partyId, one.id)}>
              اطلب شطبها
            </Link>
          )}
          {!isOpeningPaper(one.kind) && <PrintChoice path={invoicePath(one.id)} label="اطبع" forms={formsOf(one.kind)} />}
        </div>
      </div>
      {!mayCredit && <Unheard reply={reply} />}
      <div className="cols">
        <div className="stack">
          <Card title="السطور" flush footer={<InvoiceSums {...one} />}>
            <InvoiceLines {...one} />
          </Card>
          <NotesOnIt notes={one.notes} />
          <WriteOffsOnIt writeOffs={writeOffs} />
          <RecordTabs parts={parts} path={invoicePath(one.id)} tab={tab} />
        </div>
        <div className="stack">
          <InvoiceAbout invoice={one} customer={customer} books={books} />
          {electronic && <EInvoiceCard standing={electronic} path={invoicePath(one.id)} />}
          {mayCredit && <CreditForm key={one.id} invoice={one} formId={formId} takesAll={takesAll} reply={reply} />}
        </div>
      </div>
    </>
  )
}
