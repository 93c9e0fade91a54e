import { Link } from 'react-router'
import { viewingContracts } from '#areas/contracts/public.ts'
import { ContractStateBadge, ContractStateFilter } from '#areas/contracts/public-ui.tsx'
import { propertiesPath } from '#areas/properties/property.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { Pager } from '#ui/links.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { addressWith, askedIn } from '#values/asked.ts'
import { dayOf } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
import { howMany } from '#values/plural.ts'
import { mandatePath, mandatesPath, mandatesPerPage } from '../mandate.ts'
import { type MandateRow, type MandatesAsked, mandates } from '../queries.ts'
import { CommissionWords, PowerWords } from '../ui/mandate-about.tsx'
import type { Route } from './+types/back-office-mandates'

export const meta = () => [{ title: 'اتفاقيات الإدارة · التحالف' }]

export const handle = { crumb: () => 'اتفاقيات الإدارة' }

export const loader = page(viewingContracts, async (ctx, { query }) => {
  const { text } = askedIn(query)
  const asked = { q: text('q'), state: text('state'), page: pageIn(query) }
  return { asked, today: dayOf(ctx.now()), ...(await mandates(ctx, asked)) }
})

const address = (asked: Partial<MandatesAsked>) => addressWith(mandatesPath, asked)

const columnsOn = (today: string): Column<MandateRow>[] => [
  {
    key: 'number',
    title: 'الاتفاقية',
    cell: ({ id, number }) => (
      <Link className="link medium" to={mandatePath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'owner', title: 'المالك', cell: ({ owner }) => <bdi>{owner}</bdi> },
  { key: 'title', title: 'العقارات', cell: ({ title }) => <bdi>{title}</bdi> },
  { key: 'commission', title: 'العمولة', cell: (row) => <CommissionWords of={row} /> },
  {
    key: 'until',
    title: 'تنتهي',
    cell: ({ endsOn, autoRenew }) => (
      <>
        <DateText at={endsOn} />
        {autoRenew && <span className="muted xs"> وتتجدد</span>}
      </>
    ),
  },
  { key: 'power', title: 'الوكالة', cell: (row) => <PowerWords of={row} today={today} /> },
  { key: 'state', title: 'الحالة', cell: (one) => <ContractStateBadge {...one} /> },
]

export default function MandatesPage({ loaderData: { asked, today, rows, count, at } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>اتفاقيات الإدارة</h1>
          {count > 0 && <p className="muted sm">{howMany(count, 'contract')}</p>}
        </div>
      </div>
      <Card
        flush
        footer={<Pager page={at} perPage={mandatesPerPage} total={count} toPage={(page) => address({ ...asked, page })} />}
      >
        <FilterBar
          key={address(asked)}
          label="تصفية الاتفاقيات"
          search={{ name: 'q', label: 'ابحث بالرقم أو المالك أو العقار', value: asked.q }}
          filters={[asked.state]}
          clear={address({})}
        >
          <ContractStateFilter chosen={asked.state} />
        </FilterBar>
        <Rows rows={rows} asked={asked} today={today} />
      </Card>
    </>
  )
}

function Rows({ rows, asked: { q, state }, today }: { rows: MandateRow[]; asked: MandatesAsked; today: string }) {
  if (rows.length > 0) return <Table caption="اتفاقيات الإدارة" columns={columnsOn(today)} rows={rows} keyOf={({ id }) => id} />
  if (q || state)
    return (
      <NoneFound q={q} all={address({})} title="لا اتفاقية مطابقة">
        ابحث برقم الاتفاقية أو باسم المالك أو العقار.
      </NoneFound>
    )
  return (
    <Empty
      title="لا اتفاقيات بعد"
      action={
        <Link className={buttonLook()} to={propertiesPath}>
          افتح العقارات
        </Link>
      }
    >
      افتح العقار الذي تديره الشركة، ثم اكتب اتفاقيته مع مالكه.
    </Empty>
  )
}
