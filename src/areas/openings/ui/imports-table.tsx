import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { importsPath } from '../addresses.ts'
import { type ImportsAsked, importsAddress } from '../import-asked.ts'
import type { ImportRow } from '../import-queries.ts'
import { openingStatusWords } from '../opening.ts'
import { openingKinds } from '../opening-kinds.ts'

const columns: Column<ImportRow>[] = [
  {
    key: 'file',
    title: 'الملف',
    cell: ({ id, fileName, kind }) => (
      <>
        <Link className="link" to={`${importsPath}/${id}`}>
          <bdi>{fileName}</bdi>
        </Link>
        <span className="block muted sm">{openingKinds[kind]}</span>
      </>
    ),
  },
  {
    key: 'uploaded',
    title: 'رُفع',
    cell: ({ uploadedAt, by }) => (
      <>
        <DateText at={uploadedAt} time />
        <span className="block muted sm">
          <bdi>{by}</bdi>
        </span>
      </>
    ),
  },
  {
    key: 'papers',
    title: 'أوراقه القائمة',
    numeric: true,
    cell: ({ kind, papers }) => kind !== 'balances' && <Num>{papers}</Num>,
  },
  { key: 'amount', title: 'مجموعها', numeric: true, cell: ({ amount }) => amount !== null && <Money amount={amount} /> },
  {
    key: 'status',
    title: 'الحالة',
    cell: ({ status }) => <Badge tone={status === 'posted' ? 'success' : 'muted'}>{openingStatusWords[status]}</Badge>,
  },
]

/** By the name of the file, and what narrows them. */
export function ImportFilters({ asked }: { asked: ImportsAsked }) {
  const { q, kind, status, from, to } = asked
  return (
    <FilterBar
      key={importsAddress(asked)}
      label="تصفية الملفات"
      search={{ name: 'q', label: 'ابحث باسم الملف', value: q }}
      filters={[kind, status, from, to]}
      clear={importsPath}
    >
      <FilterChoice name="kind" label="ما فيه" all="كل الأنواع" chosen={kind} options={Object.entries(openingKinds)} />
      <FilterChoice name="status" label="الحالة" all="كل الحالات" chosen={status} options={Object.entries(openingStatusWords)} />
      <FilterDays from={from} to={to} />
    </FilterBar>
  )
}

type Props = { imports: ImportRow[]; amount: bigint; asked: ImportsAsked }

/** The files, under what the papers of all that are asked for come to. */
export function ImportsTable({ imports, amount, asked }: Props) {
  if (imports.length === 0) return <NoneFound q={asked.q} all={importsPath} title="لا ملف مطابق" />
  return (
    <>
      <Figures figures={[['مجموع الأوراق القائمة', amount]]} />
      <Table caption="الملفات السابقة" columns={columns} rows={imports} keyOf={({ id }) => id} />
    </>
  )
}
