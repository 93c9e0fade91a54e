import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { AgeingBar } from '#areas/finance/receipts/ui/ageing-bar.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { billPath, billStates, billsPath } from '../bill.ts'
import { billsAddress, billsPerPage, readBillsAsked } from '../bill-asked.ts'
import { type BillRow, bills } from '../queries.ts'
import { BillBadge } from '../ui/bill-badge.tsx'
import { billViews } from '../views.ts'
import type { Route } from './+types/back-office-bills'

export const meta = () => [{ title: 'المشتريات · التحالف' }]

export const handle = { crumb: () => 'المشتريات' }

export const loader = page(financePermissions.viewBills, async (ctx, { query }) => {
  const asked = readBillsAsked(query)
  const may = { enter: ctx.actor.may(financePermissions.enterBills), take: ctx.actor.may(financePermissions.exportBooks) }
  return { asked, may, views: await billViews.of(ctx), ...(await bills(ctx, asked)) }
})

const columns: Column<BillRow>[] = [
  {
    key: 'number',
    title: 'الفاتورة',
    cell: ({ id, number, supplier }) => (
      <>
        <Link className="link" to={billPath(id)}>
          <bdi>{number}</bdi>
        </Link>
        <span className="block muted sm">
          <bdi>{supplier}</bdi>
        </span>
      </>
    ),
  },
  { key: 'day', title: 'التاريخ', cell: ({ day }) => <DateText at={day} /> },
  { key: 'dueOn', title: 'الاستحقاق', cell: ({ dueOn }) => <DateText at={dueOn} /> },
  { key: 'state', title: 'الحالة', cell: ({ state }) => <BillBadge state={state} /> },
  { key: 'total', title: 'الإجمالي', numeric: true, cell: ({ net, vat }) => <Money amount={net + vat} /> },
  { key: 'open', title: 'المتبقي', numeric: true, cell: ({ open }) => (open > 0n ? <Money amount={open} /> : null) },
]

export const action = billViews.action

export default function BillsPage({
  loaderData: { asked, may, views, rows, sums, count, at, ages },
  actionData: reply,
}: Route.ComponentProps) {
  const isAsked = asked.q !== '' || asked.state !== '' || asked.supplier !== '' || asked.from !== '' || asked.to !== ''
  return (
    <>
      <div className="page-h">
        <h1>المشتريات</h1>
        <div className="acts">
          {may.take && count > 0 && <TakeAlong address={billsAddress(asked, `${billsPath}/export`)} />}
          {may.enter && (
            <Link className={buttonLook()} to={`${billsPath}/new`}>
              سجّل فاتورة مورّد
            </Link>
          )}
        </div>
      </div>
      {Object.values(ages).some((sum) => sum > 0n) && (
        <Card>
          <AgeingBar sums={ages} />
        </Card>
      )}
      <Card
        flush
        footer={<Pager page={at} perPage={billsPerPage} total={count} toPage={(page) => billsAddress({ ...asked, page })} />}
      >
        <FilterBar
          label="تصفية فواتير المورّدين"
          search={{ name: 'q', label: 'ابحث في الفواتير', placeholder: 'الرقم أو المورّد أو البيان', value: asked.q }}
          filters={[asked.state, asked.from, asked.to]}
          besides={asked.supplier}
          clear={billsPath}
          kept={asked.supplier ? { supplier: asked.supplier } : {}}
          atOnce
        >
          <FilterChoice
            name="state"
            label="الحالة"
            all="كل الحالات"
            chosen={asked.state || null}
            options={Object.entries(billStates)}
          />
          <FilterDays from={asked.from} to={asked.to} />
        </FilterBar>
        <SavedViews views={views} here={billsAddress({ ...asked, page: 1 })} reply={reply} />
        {rows.length > 0 ? (
          <>
            <Figures
              figures={[
                ['الإجمالي', sums.total],
                ['رُدّ بإشعار', sums.credited],
                ['المتبقي', sums.open],
              ]}
            />
            <Table caption="فواتير المورّدين" columns={columns} rows={rows} keyOf={({ id }) => id} />
          </>
        ) : (
          <Empty title="لا فواتير هنا">{isAsked ? 'غيّر ما تبحث عنه.' : 'سجّل فاتورة المورّد كما في ورقته.'}</Empty>
        )}
      </Card>
    </>
  )
}
