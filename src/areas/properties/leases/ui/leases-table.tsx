import { Link } from 'react-router'
import { ContractStateBadge } from '#areas/contracts/public-ui.tsx'
import { unitPath } from '#areas/properties/property.ts'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { leasePath } from '../lease.ts'
import { type LeasesAsked, leasesAddress } from '../lease-asked.ts'
import type { LeaseRow } from '../queries.ts'
import { perWhat } from '../terms.ts'
import { RegistrationBadge } from './registration-badge.tsx'

/** Before it is in force nobody asks for it. */
const registrable = ['active', 'suspended', 'notice-given', 'ended', 'terminated-early', 'closed']

const columns: Column<LeaseRow>[] = [
  {
    key: 'number',
    title: 'العقد',
    cell: ({ id, number }) => (
      <Link className="link medium" to={leasePath(id)}>
        <Code>{number}</Code>
      </Link>
    ),
  },
  { key: 'tenant', title: 'المستأجر', cell: ({ tenant }) => <bdi>{tenant}</bdi> },
  {
    key: 'unit',
    title: 'الوحدة',
    cell: ({ unitId, called, property }) => (
      <>
        <Link className="link" to={unitPath(unitId)}>
          <bdi>{called}</bdi>
        </Link>
        <span className="xs muted db">
          <bdi>{property}</bdi>
        </span>
      </>
    ),
  },
  {
    key: 'rent',
    title: 'الإيجار',
    numeric: true,
    cell: ({ rent, rentFor, frequency }) => (
      <>
        <Money amount={rent} />
        <span className="xs muted db">{perWhat({ rentFor, frequency })}</span>
      </>
    ),
  },
  { key: 'starts', title: 'يبدأ', cell: ({ startsOn }) => <DateText at={startsOn} /> },
  {
    key: 'ends',
    title: 'ينتهي',
    cell: ({ lastDay, isFollowed }) => (
      <>
        <DateText at={lastDay} />
        {isFollowed && <span className="xs muted db">مجدَّد</span>}
      </>
    ),
  },
  {
    key: 'registration',
    title: 'التوثيق',
    cell: ({ state, registration }) => registrable.includes(state) && <RegistrationBadge state={registration} />,
  },
  { key: 'state', title: 'الحالة', cell: (one) => <ContractStateBadge {...one} /> },
]

export function LeasesTable({ rows, asked }: { rows: LeaseRow[]; asked: LeasesAsked }) {
  if (rows.length > 0) return <Table caption="عقود الإيجار" columns={columns} rows={rows} keyOf={({ id }) => id} />
  const { q, state, property, unit, party, view } = asked
  if (q || state || property || unit || party)
    return (
      <NoneFound q={q} all={leasesAddress({})} title="لا عقد مطابق">
        ابحث برقم العقد أو باسم المستأجر أو بالوحدة.
      </NoneFound>
    )
  if (view === 'ending') return <Empty title="لا عقد ينتهي قريبًا">ما يقارب آخره ولم يُجدَّد يظهر هنا قبل 60 يومًا.</Empty>
  if (view === 'unregistered') return <Empty title="كل العقود السارية موثّقة">ما يُفعَّل ولم يوثَّق بعد يظهر هنا حتى يُوثَّق.</Empty>
  return <Empty title="لا عقود إيجار بعد">يُكتب العقد من صفحة الوحدة الشاغرة.</Empty>
}
