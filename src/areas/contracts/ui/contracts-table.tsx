import { Link } from 'react-router'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { daysBetween } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { contractPath } from '../contract.ts'
import { type ContractsAsked, contractsAddress, farthest } from '../contract-asked.ts'
import type { ContractRow } from '../queries.ts'
import { ContractBadge } from './contract-badge.tsx'

type Ends = Pick<ContractRow, 'state' | 'lastDay' | 'goesOn' | 'isFollowed'> & { today: string }

const inForce = ['active', 'suspended', 'notice-given']

/** How long it still has, in words, where that is soon; null else. */
export function endsInWords({ state, lastDay, goesOn, isFollowed, today }: Ends) {
  if (!inForce.includes(state)) return null
  if (isFollowed) return 'مجدَّد'
  const days = daysBetween(today, lastDay)
  if (days > farthest) return null
  const renews = goesOn && state !== 'notice-given'
  if (days < 0) return renews ? 'انتهت مدته ويتجدد' : 'انتهت مدته'
  if (days === 0) return renews ? 'يتجدد غدًا' : 'ينتهي اليوم'
  return `${renews ? 'يتجدد' : 'ينتهي'} خلال ${howMany(days, 'day', 'gen')}`
}

const columnsOn = (today: string): Column<ContractRow>[] => [
  {
    key: 'number',
    title: 'العقد',
    cell: ({ id, number, kindLabel }) => (
      <>
        <Link className="link medium" to={contractPath(id)}>
          <Code>{number}</Code>
        </Link>
        <span className="xs muted db">{kindLabel}</span>
      </>
    ),
  },
  { key: 'party', title: 'الطرف', cell: ({ party }) => <bdi>{party}</bdi> },
  { key: 'title', title: 'المحل', cell: ({ title }) => <bdi>{title}</bdi> },
  { key: 'starts', title: 'يبدأ', cell: ({ startsOn }) => <DateText at={startsOn} /> },
  {
    key: 'ends',
    title: 'ينتهي',
    cell: (row) => {
      const soon = endsInWords({ ...row, today })
      return (
        <>
          <DateText at={row.lastDay} />
          {soon && <span className="xs muted db">{soon}</span>}
        </>
      )
    },
  },
  { key: 'value', title: 'القيمة', numeric: true, cell: ({ value }) => (value > 0n ? <Money amount={value} /> : '–') },
  { key: 'state', title: 'الحالة', cell: (one) => <ContractBadge {...one} /> },
]

type Props = { rows: ContractRow[]; asked: ContractsAsked; today: string }

export function ContractsTable({ rows, asked, today }: Props) {
  if (rows.length > 0) return <Table caption="العقود" columns={columnsOn(today)} rows={rows} keyOf={({ id }) => id} />
  const { q, kind, branch, party, view } = asked
  if (q || kind || branch || party)
    return (
      <NoneFound q={q} all={contractsAddress({})} title="لا عقد مطابق">
        ابحث برقم العقد أو باسم الطرف أو بما أُبرم عليه.
      </NoneFound>
    )
  if (view === 'ending') return <Empty title="لا عقد ينتهي في هذه المدة">ما قارب آخره يظهر هنا قبل 120 يومًا.</Empty>
  return <Empty title={view ? 'لا عقود هنا الآن' : 'لا عقود بعد'}>تُنشأ العقود من أقسامها، وتُجمع كلها في هذا السجل.</Empty>
}
