import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { pageAsked, papersPerPage } from '#areas/finance/portal/payments-paths.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Pager, Tabs } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { type OnlineState, onlinePath, onlinePaymentPath, onlineStates } from '../online-payment.ts'
import { type OnlineRow, onlinePayments } from '../queries.ts'
import { OnlineBadge } from '../ui/online-badge.tsx'
import type { Route } from './+types/back-office-online'

export const meta = () => [{ title: 'الدفع الإلكتروني · التحالف' }]

export const handle = { crumb: () => 'الدفع الإلكتروني' }

const names = Object.keys(onlineStates) as OnlineState[]

export const loader = page(financePermissions.viewReceipts, async (ctx, { query }) => {
  const state = names.find((name) => name === query.get('state')) ?? ''
  const mayConnect = ctx.actor.may(financePermissions.connectPayments)
  return { state, mayConnect, ...(await onlinePayments(ctx, { state, page: pageAsked(query) })) }
})

const columns: Column<OnlineRow>[] = [
  {
    key: 'number',
    title: 'العملية',
    cell: ({ id, sequence }) => (
      <Link className="link medium" to={onlinePaymentPath(id)}>
        <span>
          عملية <Num>{sequence}</Num>
        </span>
      </Link>
    ),
  },
  { key: 'customer', title: 'العميل', cell: ({ customer }) => <bdi>{customer}</bdi> },
  { key: 'started', title: 'بدأت', cell: ({ startedAt }) => <DateText at={startedAt} time /> },
  { key: 'state', title: 'الحالة', cell: ({ state }) => <OnlineBadge state={state} /> },
  { key: 'invoice', title: 'المرجع', cell: ({ invoice }) => invoice && <Code>{invoice}</Code> },
  { key: 'tries', title: 'مرات السؤال', numeric: true, cell: ({ tries }) => <Num>{tries}</Num> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
]

const inState = (state: string, page = 1) => {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) })
  return query.size ? `${onlinePath}?${query}` : onlinePath
}

export default function OnlinePage({ loaderData: { state, mayConnect, rows, count, at } }: Route.ComponentProps) {
  const tabs = [
    { to: onlinePath, label: 'الكل', current: state === '' },
    ...names.map((name) => ({ to: inState(name), label: onlineStates[name], current: name === state })),
  ]
  return (
    <>
      <div className="page-h">
        <h1>الدفع الإلكتروني</h1>
        {mayConnect && (
          <div className="acts">
            <Link className={buttonLook({ variant: 'outline' })} to={`${onlinePath}/provider`}>
              مزوّد الدفع
            </Link>
          </div>
        )}
      </div>
      <Tabs label="حالة العملية" tabs={tabs} />
      <Card flush footer={<Pager page={at} perPage={papersPerPage} total={count} toPage={(page) => inState(state, page)} />}>
        {rows.length === 0 ? (
          <Empty title="لا عمليات هنا">ما يدفعه العملاء إلكترونيًا من حساباتهم يظهر هنا بحالته ومرجعه.</Empty>
        ) : (
          <Table caption="عمليات الدفع الإلكتروني" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </Card>
    </>
  )
}
