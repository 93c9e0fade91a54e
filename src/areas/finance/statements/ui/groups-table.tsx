import { Link } from 'react-router'
import { type Age, ageNames, ages } from '#areas/finance/receipts/ageing.ts'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Money } from '#ui/values.tsx'
import type { Service } from '#values/services.ts'
import { ageingPath, type DebtsAsked, debtsAddress, groupings } from '../debts-asked.ts'
import type { DebtSums } from '../debts-queries.ts'
import type { DebtGroup } from '../grouped-debts.ts'
import { Balance } from './balance.tsx'
import { DebtTotals } from './debt-totals.tsx'

type Props = { groups: DebtGroup[]; sums: DebtSums; asked: DebtsAsked }

/** Each figure leads to the customers behind it. */
const behind = (asked: DebtsAsked, { id }: DebtGroup, age?: Age) =>
  debtsAddress(
    {
      ...{ ...asked, by: 'customer', page: 1 },
      ...(asked.by === 'service' ? { service: (id ?? '') as Service | '' } : { branch: id ?? '' }),
      ...(age && { age }),
      ...(id === null && { side: 'credit' }),
    },
    ageingPath,
  )

const columnsFor = (asked: DebtsAsked): Column<DebtGroup>[] => [
  {
    key: 'name',
    title: groupings[asked.by],
    cell: (group) => (
      <Link className="link medium" to={behind(asked, group)}>
        {group.name}
      </Link>
    ),
  },
  ...ageNames.map((age) => ({
    key: age,
    title: ages[age],
    numeric: true,
    cell: (group: DebtGroup) =>
      group[age] === 0n ? null : (
        <Link className="link" to={behind(asked, group, age)}>
          <Money amount={group[age]} />
        </Link>
      ),
  })),
  { key: 'owed', title: 'المستحق', numeric: true, cell: ({ owed }) => (owed === 0n ? null : <Money amount={owed} />) },
  { key: 'balance', title: 'الرصيد', numeric: true, cell: ({ balance }) => <Balance amount={balance} /> },
]

export function GroupsTable({ groups, sums, asked }: Props) {
  if (groups.length === 0) return <Empty title="لا ديون في ذلك اليوم">ولا أرصدة دائنة. جرّب يومًا آخر، أو امسح شروط البحث.</Empty>
  return (
    <>
      <DebtTotals sums={sums} />
      <Table caption="أعمار الديون" columns={columnsFor(asked)} rows={groups} keyOf={({ id }) => id ?? ''} />
    </>
  )
}
