import { Form, Link } from 'react-router'
import { FilterDays } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Money, Num } from '#ui/values.tsx'
import type { ReportRow } from '../report.ts'
import type { ReportAsked } from '../report-asked.ts'

const amount = (value: bigint) => (value > 0n ? <Money amount={value} /> : null)

const columns: Column<ReportRow>[] = [
  {
    key: 'property',
    title: 'العقار',
    cell: ({ path, name }) => (
      <Link className="link medium" to={path}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'count', title: 'البلاغات', numeric: true, cell: ({ count }) => <Num>{count}</Num> },
  { key: 'done', title: 'أُنجز', numeric: true, cell: ({ done }) => <Num>{done}</Num> },
  { key: 'days', title: 'أيام حتى الإنجاز', numeric: true, cell: ({ days }) => days !== null && <Num>{days}</Num> },
  { key: 'back', title: 'أُعيد فتحه', numeric: true, cell: ({ back }) => back !== null && <Num>{`${back}%`}</Num> },
  { key: 'owner', title: 'على المالك', numeric: true, cell: ({ owner }) => amount(owner) },
  { key: 'tenant', title: 'على المستأجر', numeric: true, cell: ({ tenant }) => amount(tenant) },
  { key: 'company', title: 'على الشركة', numeric: true, cell: ({ company }) => amount(company) },
  { key: 'cost', title: 'التكلفة', numeric: true, cell: ({ cost }) => amount(cost) },
]

export const ReportDays = ({ asked: { from, to } }: { asked: ReportAsked }) => (
  <Form className="toolbar filter-bar" aria-label="أيام التقرير">
    <FilterDays from={from} to={to} />
    <Button type="submit" variant="outline">
      اعرض
    </Button>
  </Form>
)

export function ReportTable({ rows }: { rows: ReportRow[] }) {
  if (rows.length === 0) return <Empty title="لا بلاغات في هذه الأيام">غيّر الأيام لترى ما أُنجز وما كلّف.</Empty>
  return <Table caption="الصيانة حسب العقار" columns={columns} rows={rows} keyOf={({ id }) => id} />
}
