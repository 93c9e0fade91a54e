import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { accountPath } from '../line.ts'
import { banks } from '../queries.ts'
import type { Route } from './+types/back-office-banks'

export const meta = () => [{ title: 'كشوف البنوك · التحالف' }]

export const handle = { crumb: () => 'كشوف البنوك' }

export const loader = page(financePermissions.viewBankLines, async (ctx) => ({ accounts: await banks(ctx) }))

type Account = Route.ComponentProps['loaderData']['accounts'][number]

const columns: Column<Account>[] = [
  {
    key: 'bank',
    title: 'الحساب',
    cell: ({ id, bank, iban, active }) => (
      <>
        <Link className="link" to={accountPath(id)}>
          <span>
            <bdi>{bank}</bdi>، آخره <Num>{iban.slice(-4)}</Num>
          </span>
        </Link>{' '}
        {!active && <Badge>موقوف</Badge>}
      </>
    ),
  },
  {
    key: 'waiting',
    title: 'بلا مطابقة',
    cell: ({ told }) => {
      if (!told) return null
      return told.waiting > 0 ? (
        <Badge tone="warning">
          <Num>{told.waiting}</Num> بلا مطابقة
        </Badge>
      ) : (
        <Badge tone="success">كلها مطابَقة</Badge>
      )
    },
  },
  { key: 'lastDay', title: 'آخر سطر', cell: ({ told }) => told && <DateText at={told.lastDay} /> },
  { key: 'lockedTo', title: 'مقفل حتى', cell: ({ told }) => told?.lockedTo && <DateText at={told.lockedTo} /> },
  {
    key: 'stated',
    title: 'في الكشف',
    numeric: true,
    cell: ({ told }) => (told?.stated == null ? null : <Money amount={told.stated} />),
  },
  { key: 'balance', title: 'في الدفاتر', numeric: true, cell: ({ balance }) => <Money amount={balance} /> },
]

export default function BanksPage({ loaderData: { accounts } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>كشوف البنوك</h1>
          <p className="muted sm">ما يقوله البنك في كشفه، سطرًا سطرًا، وما يقابله في الدفاتر.</p>
        </div>
      </div>
      <Card flush>
        {accounts.length > 0 ? (
          <Table caption="حسابات الشركة في البنوك" columns={columns} rows={accounts} keyOf={({ id }) => id} />
        ) : (
          <Empty title="لا حسابات بعد">يضيفها المدير المالي في «الحسابات البنكية».</Empty>
        )}
      </Card>
    </>
  )
}
