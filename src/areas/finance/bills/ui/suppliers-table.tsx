import { Link } from 'react-router'
import { leafAddress } from '#areas/finance/ledger/movements-asked.ts'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { OpenLink } from '#ui/links.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Money, Num, Phone } from '#ui/values.tsx'
import { suppliersPath } from '../bill.ts'
import { billsAddress } from '../bill-asked.ts'
import { owedTo } from '../rules.ts'
import { type SuppliersAsked, supplierStandings, suppliersAddress } from '../supplier-asked.ts'
import type { SupplierRow } from '../supplier-queries.ts'

const columnsFor = (opens: boolean): Column<SupplierRow>[] => [
  {
    key: 'name',
    title: 'المورّد',
    cell: ({ id, name }) => (
      <Link className="link" to={billsAddress({ supplier: id })}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'vatin', title: 'الرقم الضريبي', cell: ({ vatin }) => vatin && <Code>{vatin}</Code> },
  { key: 'phone', title: 'الهاتف', cell: ({ phone }) => phone && <Phone number={phone} /> },
  { key: 'unpaid', title: 'فواتير لم تُسدَّد', numeric: true, cell: ({ unpaid }) => (unpaid > 0n ? <Num>{unpaid}</Num> : null) },
  {
    key: 'open',
    title: 'له',
    numeric: true,
    cell: ({ id, open }) =>
      open > 0n && (
        <OpenLink to={opens && leafAddress(owedTo(id))}>
          <Money amount={open} />
        </OpenLink>
      ),
  },
]

const change: Column<SupplierRow> = {
  key: 'change',
  title: 'تعديل',
  isAct: true,
  cell: ({ id, name }) => (
    <Link className="link sm" to={`${suppliersPath}?supplier=${id}`} aria-label={`عدّل ${name}`} preventScrollReset>
      عدّل
    </Link>
  ),
}

export function SupplierFilters({ asked: { q, standing } }: { asked: SuppliersAsked }) {
  return (
    <FilterBar
      key={suppliersAddress({ q, standing })}
      label="تصفية المورّدين"
      search={{ name: 'q', label: 'ابحث في المورّدين', placeholder: 'الاسم أو الرقم الضريبي أو الهاتف', value: q }}
      filters={[standing]}
      clear={suppliersPath}
    >
      <FilterChoice
        name="standing"
        label="المستحق"
        all="كل المورّدين"
        chosen={standing}
        options={Object.entries(supplierStandings)}
      />
    </FilterBar>
  )
}

type Props = { rows: SupplierRow[]; open: bigint; asked: SuppliersAsked; may: { manage: boolean; openBooks: boolean } }

/** The suppliers, under what is to pay to all that are asked for. */
export function SuppliersTable({ rows, open, asked: { q, standing }, may }: Props) {
  const columns = columnsFor(may.openBooks)
  if (rows.length === 0) {
    return q || standing ? (
      <NoneFound q={q} all={suppliersPath} title="لا مورّد مطابق" />
    ) : (
      <Empty title="لا مورّدين بعد">أضف من تشتري منه، ثم سجّل فواتيره.</Empty>
    )
  }
  return (
    <>
      <Figures figures={[['لهم جميعًا', open]]} />
      <Table caption="المورّدون" columns={may.manage ? [...columns, change] : columns} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}
