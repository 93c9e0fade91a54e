import { Link } from 'react-router'
import { ServicesOwed } from '#areas/finance/public-ui.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Money, Phone } from '#ui/values.tsx'
import { boardColumns, debtorPath } from '../collecting.ts'
import type { Debtor } from '../queries.ts'
import { homesInWords, LastTried, PartPromised, Standing } from './standing.tsx'

const columns = (today: string): Column<Debtor>[] => [
  {
    key: 'name',
    title: 'العميل',
    cell: ({ id, name }) => (
      <Link className="link medium" to={debtorPath(id)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'phone', title: 'الهاتف', cell: ({ phone }) => phone && <Phone number={phone} /> },
  { key: 'home', title: 'الوحدة', cell: ({ homes }) => <bdi>{homesInWords(homes)}</bdi> },
  { key: 'column', title: 'ما يلزم', cell: ({ column }) => boardColumns[column] },
  {
    key: 'standing',
    title: 'الحال',
    cell: (card) => (
      <>
        <Standing {...card} today={today} />
        {card.promise && (
          <span className="db">
            <PartPromised {...card} today={today} />
          </span>
        )}
      </>
    ),
  },
  { key: 'last', title: 'آخر متابعة', cell: ({ last }) => <LastTried last={last} /> },
  { key: 'amount', title: 'المبلغ', numeric: true, cell: (card) => <Asked {...card} /> },
]

const Asked = ({ amount, services }: Debtor) => (
  <>
    <Money amount={amount} />
    <span className="db">
      <ServicesOwed services={services} />
    </span>
  </>
)

/** All of them in one list, the oldest debt first. */
export const DebtorsTable = ({ cards, today }: { cards: readonly Debtor[]; today: string }) => (
  <Table caption="المدينون" columns={columns(today)} rows={[...cards]} keyOf={({ id }) => id} />
)
