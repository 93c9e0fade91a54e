import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Num } from '#ui/values.tsx'
import { propertyKinds, propertyPath } from '../property.ts'
import { type PropertiesAsked, propertiesAddress } from '../property-asked.ts'
import type { PropertyRow } from '../queries.ts'

const owners = (names: readonly string[]) => {
  const [first, ...others] = names
  if (!first) return <span className="muted">لم تُثبّت الحصص</span>
  return (
    <>
      <bdi>{first}</bdi>
      {others.length > 0 && (
        <span className="muted">
          ، وشركاء: <Num>{others.length}</Num>
        </span>
      )}
    </>
  )
}

const figure = (count: bigint) => (count > 0n ? <Num>{count}</Num> : null)

const columns: Column<PropertyRow>[] = [
  {
    key: 'name',
    title: 'العقار',
    cell: ({ id, name }) => (
      <Link className="link medium" to={propertyPath(id)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'number', title: 'الرقم', cell: ({ number }) => <Code>{number}</Code> },
  { key: 'kind', title: 'النوع', cell: ({ kind }) => <span className="muted">{propertyKinds[kind]}</span> },
  {
    key: 'place',
    title: 'المكان',
    cell: ({ wilayat, quarter }) => (
      <bdi>
        {wilayat}
        {quarter && `، ${quarter}`}
      </bdi>
    ),
  },
  { key: 'owners', title: 'الملّاك', cell: ({ owners: names, seesOwners }) => seesOwners && owners(names) },
  { key: 'units', title: 'الوحدات', numeric: true, cell: ({ units }) => <Num>{units}</Num> },
  { key: 'vacant', title: 'شاغرة', numeric: true, cell: ({ vacant }) => figure(vacant) },
  { key: 'held', title: 'محجوزة', numeric: true, cell: ({ held }) => figure(held) },
  { key: 'maintenance', title: 'صيانة', numeric: true, cell: ({ maintenance }) => figure(maintenance) },
]

type Props = { rows: PropertyRow[]; asked: PropertiesAsked; add: ReactNode }

export function PropertiesTable({ rows, asked, add }: Props) {
  const shown = rows.some(({ seesOwners }) => seesOwners) ? columns : columns.filter(({ key }) => key !== 'owners')
  if (rows.length > 0) return <Table caption="العقارات" columns={shown} rows={rows} keyOf={({ id }) => id} />
  const { q, page: _, ...filters } = asked
  if (q || Object.values(filters).some(Boolean))
    return (
      <NoneFound q={q} all={propertiesAddress({})} title="لا عقار مطابق">
        ابحث بكلمة واحدة من الاسم أو المنطقة، أو برقم القطعة.
      </NoneFound>
    )
  return (
    <Empty title="لا عقارات بعد" action={add}>
      أضف العقار أولًا، ثم ثبّت حصص ملّاكه وأضف وحداته.
    </Empty>
  )
}
