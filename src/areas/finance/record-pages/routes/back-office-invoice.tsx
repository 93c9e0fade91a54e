import { data, Link } from 'react-router'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { deferralsOn } from '#areas/finance/deferrals/queries.ts'
import { DeferralsOnIt } from '#areas/finance/deferrals/ui/deferrals-on-it.tsx'
import { eInvoiceStanding } from '#areas/finance/e-invoices/queries.ts'
import { EInvoiceCard } from '#areas/finance/e-invoices/ui/e-invoice-card.tsx'
import { isOpeningPaper, takesAdditions } from '#areas/finance/invoices/invoice.ts'
import { invoicePath } from '#areas/finance/invoices/invoice-asked.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { invoiceKind } from '#areas/finance/invoices/invoice-record.ts'
import { kindsOn, paperNamed } from '#areas/finance/invoices/paper-name.ts'
import { AddForm } from '#areas/finance/invoices/ui/add-form.tsx'
import { CreditForm } from '#areas/finance/invoices/ui/credit-form.tsx'
import { InvoiceAbout, NotesOnIt } from '#areas/finance/invoices/ui/invoice-about.tsx'
import { InvoiceBadge } from '#areas/finance/invoices/ui/invoice-badge.tsx'
import { InvoiceLines, InvoiceSums } from '#areas/finance/invoices/ui/invoice-lines.tsx'
import { addToInvoice } from '#areas/finance/invoices/use-cases/add-to-invoice.ts'
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
import { dayOf } from '#values/days.ts'
import type { Route } from './+types/back-office-invoice'

const may = financePermissions

export const loader = page(may.viewInvoices, async (ctx, { params, query }) => {
  const one = await invoice(ctx, params.invoiceId)
  if (!one) throw data('لا توجد هذه الفاتورة.', { status: 404, statusText: 'Not Found' })
  const belongs = { branchId: one.branchId }
  const books = ctx.actor.may(may.viewBooks)
  const [customer, parts, electronic, writeOffs, deferrals] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, { kind: invoiceKind, recordId: one.id, mayEdit: reaches(ctx.actor, may.issueInvoices, belongs) }),
    eInvoiceStanding(ctx, one),
    writeOffsOn(ctx, one.id),
    books ? deferralsOn(ctx, one.id) : [],
  ])
  return {
    invoice: one,
    customer: customer && { path: customer.path },
    parts,
    electronic,
    writeOffs,
    deferrals,
    tab: query.get('tab'),
    takesAll: query.get('all') === 'yes',
    formId: ctx.newId(),
    books,
    mayWriteOff: one.open > 0n && one.kind !== 'deposit-demand' && reaches(ctx.actor, may.writeOffCharges, belongs),
    act: query.get('act'),
    today: dayOf(ctx.now()),
    mayAdd:
      takesAdditions(one.kind) &&
      !one.lines.some(({ kind }) => kind === 'forfeit') &&
      reaches(ctx.actor, may.issueInvoices, belongs),
    mayCredit: one.kind !== 'credit-note' && !isOpeningPaper(one.kind) && reaches(ctx.actor, may.creditInvoices, belongs),
  }
})

export const action = submitOneOf({
  add: submit(addToInvoice, ({ id, number }) => saying(`صدر الإشعار المدين ${number}.`, invoicePath(id))),
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
    deferrals,
    tab,
    takesAll,
    formId,
    books,
    act,
    today,
    mayAdd,
    mayCredit,
    mayWriteOff,
  } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            {paperNamed(one.kind, kindsOn(one.lines))} <Code>{one.number}</Code>
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
      {!mayCredit && !mayAdd && <Unheard reply={reply} />}
      <div className="cols">
        <div className="stack">
          <Card title="السطور" flush footer={<InvoiceSums {...one} />}>
            <InvoiceLines {...one} />
          </Card>
          <DeferralsOnIt deferrals={deferrals} />
          <NotesOnIt notes={one.notes} />
          <WriteOffsOnIt writeOffs={writeOffs} />
        </div>
        <div className="stack">
          <InvoiceAbout invoice={one} customer={customer} books={books} />
          {electronic && <EInvoiceCard standing={electronic} path={invoicePath(one.id)} />}
          {mayCredit && (
            <CreditForm
              key={one.id}
              invoice={one}
              formId={formId}
              takesAll={takesAll}
              reply={act === 'add' ? undefined : reply}
            />
          )}
          {mayAdd && (
            <AddForm
              key={`add ${one.id}`}
              invoice={one}
              formId={formId}
              today={today}
              reply={act === 'add' ? reply : undefined}
            />
          )}
        </div>
        <div className="cols-last">
          <RecordTabs parts={parts} path={invoicePath(one.id)} tab={tab} />
        </div>
      </div>
    </>
  )
}
