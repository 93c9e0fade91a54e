import { Link } from 'react-router'
import { type Column, Table } from '#ui/table.tsx'
import { Money } from '#ui/values.tsx'
import { floorName, unitPath, unitUses } from '../property.ts'
import type { ShownUnit } from '../property-detail.ts'
import { LetFrom, UnitBadge } from './unit-badge.tsx'

const columns: Column<ShownUnit>[] = [
  {
    key: 'unit',
    title: 'الوحدة',
    cell: ({ id, called }) => (
      <Link className="link medium" to={unitPath(id)}>
        <bdi>{called}</bdi>
      </Link>
    ),
  },
  { key: 'floor', title: 'الدور', cell: ({ floor }) => floorName(floor) },
  { key: 'use', title: 'الاستعمال', cell: ({ use }) => unitUses[use] },
  {
    key: 'state',
    title: 'الحالة',
    cell: ({ state, letFrom }) => (
      <>
        <UnitBadge state={state} />
        {letFrom && (
          <span className="xs muted db">
            <LetFrom from={letFrom} />
          </span>
        )}
      </>
    ),
  },
  { key: 'party', title: 'لمن', cell: ({ party }) => party && <bdi>{party}</bdi> },
  { key: 'rent', title: 'الإيجار المعروض', numeric: true, cell: ({ rent }) => rent !== null && <Money amount={rent} /> },
]

/** Without the columns of what whoever looks has no need of. */
export const UnitsTable = ({ units }: { units: readonly ShownUnit[] }) => (
  <Table
    caption="وحدات العقار"
    columns={units.every(({ rent }) => rent === null) ? columns.filter(({ key }) => key !== 'party' && key !== 'rent') : columns}
    rows={units}
    keyOf={({ id }) => id}
  />
)
