import { FolderOpen, Printer } from 'lucide-react'
import { data, Link } from 'react-router'
import { vatCategories } from '#areas/finance/invoices/vat.ts'
import { openingAccount } from '#areas/finance/ledger/opening.ts'
import { JournalLink } from '#areas/finance/ledger/ui/journal-link.tsx'
import { lineWords } from '#areas/finance/ledger/voucher.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { billPath, billPaymentPdfPath } from '../bill.ts'
import { bill, payingAccounts, type ShownBill } from '../queries.ts'
import { BillActs } from '../ui/bill-acts.tsx'
import { BillBadge } from '../ui/bill-badge.tsx'
import { BillCredits, CreditBill } from '../ui/bill-credit.tsx'
import { askBillPayment } from '../use-cases/ask-payment.ts'
import { creditBill } from '../use-cases/credit-bill.ts'
import { reverseBill } from '../use-cases/enter-bill.ts'
import type { Route } from './+types/back-office-bill'

export const loader = page(may.viewBills, async (ctx, { params, query }) => {
  const one = await bill(ctx, params.billId)
  if (!one) throw data('لا توجد هذه الفاتورة.', { status: 404, statusText: 'Not Found' })
  const isStanding = one.reversedAt === null
  const isOurs = one.lines.every(({ account }) => account !== openingAccount)
  const isUnpaid = isStanding && one.open === one.net + one.vat
  const mayCredit = isOurs && isStanding && one.open > 0n && ctx.actor.may(may.enterBills)
  return {
    credit: mayCredit ? { formId: ctx.newId(), today: dayOf(ctx.now()) } : null,
    ...{ bill: one, act: query.get('act'), seesBooks: ctx.actor.may(may.viewBooks) },
    accounts: isStanding && one.open > 0n && ctx.actor.may(may.payBills) ? await payingAccounts(ctx) : null,
    mayReverse: isOurs && isUnpaid && ctx.actor.may(may.reverseBills),
  }
})

export const action = submitOneOf({
  credit: submit(creditBill, ({ id, number }) => saying(`سُجّل الإشعار ${number}`, billPath(id))),
  pay: submit(askBillPayment, ({ approvalId }) =>
    saying('أُرسل السداد للاعتماد، ويُدفع حين يُعتمد', `/admin/approvals/${approvalId}`),
  ),
  reverse: submit(reverseBill, ({ id, number }) => saying(`عُكست الفاتورة ${number}`, billPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `فاتورة مورّد ${loaderData?.bill.number ?? ''} · التحالف` }]

export const handle = { above: { to: '/admin/finance/bills', label: 'المشتريات' }, crumb: () => 'فاتورة مورّد' }

const columns: Column<ShownBill['lines'][number]>[] = [
  {
    key: 'description',
    title: 'البيان',
    cell: ({ description, accountName, asset, line, of }) => (
      <>
        <bdi>{description}</bdi>
        <span className="block muted sm">{[accountName, asset, lineWords[line], of].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    key: 'vatCategory',
    title: 'الضريبة',
    cell: ({ vatCategory, vat, recoverable }) => (
      <>
        {vatCategories[vatCategory]}
        {vat > 0n && <span className="block muted sm">{recoverable ? 'تُسترد' : 'لا تُسترد'}</span>}
      </>
    ),
  },
  { key: 'net', title: 'قبل الضريبة', numeric: true, cell: ({ net }) => <Money amount={net} /> },
  { key: 'vat', title: 'قيمة الضريبة', numeric: true, cell: ({ vat }) => (vat > 0n ? <Money amount={vat} /> : null) },
]

export default function BillPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { bill: one, act, seesBooks, accounts, mayReverse, credit } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            فاتورة مورّد <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.supplier}</bdi>
          </p>
        </div>
        <div className="acts">
          <Link to={`/admin/records/bill/${one.id}`} className={buttonLook({ variant: 'ghost', size: 'small' })}>
            <FolderOpen className="i i-sm" aria-hidden />
            المرفقات والسجل
          </Link>
        </div>
      </div>
      {!accounts && !mayReverse && !credit && <Unheard reply={reply} />}
      <div className="cols">
        <div className="stack">
          <Card title="السطور" flush>
            <Table caption="سطور الفاتورة" columns={columns} rows={one.lines} keyOf={({ place }) => String(place)} />
          </Card>
          <BillCredits credits={one.credits} />
          <Payments payments={one.payments} />
        </div>
        <div className="stack">
          <About bill={one} seesBooks={seesBooks} />
          <BillActs key={String(one.open)} bill={one} accounts={accounts} mayReverse={mayReverse} act={act} reply={reply} />
          {credit && (
            <CreditBill key={`credit ${one.open}`} bill={one} {...credit} reply={act === 'credit' ? reply : undefined} />
          )}
        </div>
      </div>
    </>
  )
}

function Payments({ payments }: Pick<ShownBill, 'payments'>) {
  if (payments.length === 0) return null
  return (
    <Card title="ما سُدّد">
      <ul className="lines">
        {payments.map(({ id, number, amount, bank, by, paidAt }) => (
          <li key={id}>
            <span className="grow">
              سند صرف <Code>{number}</Code>
              <span className="block muted sm">
                <bdi>{bank}</bdi>
              </span>
              <span className="block muted sm">
                {by}، <DateText at={paidAt} time />
              </span>
            </span>
            <Money amount={amount} />
            <a
              href={billPaymentPdfPath(id)}
              target="_blank"
              className={buttonLook({ variant: 'ghost', size: 'small' })}
              aria-label={`اطبع سند الصرف ${number}`}
              rel="noopener"
            >
              <Printer className="i i-sm" aria-hidden />
              اطبع
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function About({ bill: one, seesBooks }: { bill: ShownBill; seesBooks: boolean }) {
  const { day, dueOn, branch, net, vat, open, credited, state, by, enteredAt, journal, note, reason, reverser, reversedAt } = one
  return (
    <Card title="الفاتورة" actions={<BillBadge state={state} />}>
      <dl className="told">
        <Told question="تاريخها">
          <DateText at={day} />
        </Told>
        <Told question="تستحق">
          <DateText at={dueOn} />
        </Told>
        <Told question="الإجمالي">
          <Money amount={net + vat} />
        </Told>
        {credited > 0n && (
          <Told question="أعاد المورّد منها">
            <Money amount={credited} />
          </Told>
        )}
        <Told question="المتبقي">
          <Money amount={open} />
        </Told>
        {branch && <Told question="الفرع">{branch}</Told>}
        {note && <Told question="ملاحظة">{note}</Told>}
        <Told question="سجّلها">
          {by}، <DateText at={enteredAt} time />
        </Told>
        {seesBooks && (
          <Told question="القيد">
            <JournalLink number={journal} />
          </Told>
        )}
        {reversedAt && (
          <Told question="عكسها">
            {reverser}، <DateText at={reversedAt} time />
          </Told>
        )}
        {reason && <Told question="السبب">{reason}</Told>}
      </dl>
    </Card>
  )
}
