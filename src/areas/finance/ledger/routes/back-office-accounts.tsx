import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, Money } from '#ui/values.tsx'
import { sides } from '../account.ts'
import { chart } from '../account-queries.ts'
import type { Route } from './+types/back-office-accounts'

export const meta = () => [{ title: 'دليل الحسابات · التحالف' }]

export const loader = page(financePermissions.viewBooks, async (ctx) => ({ groups: await chart(ctx) }))

type Account = Route.ComponentProps['loaderData']['groups'][number]['accounts'][number]

const columns: Column<Account>[] = [
  { key: 'code', title: 'الرقم', cell: ({ code }) => <Code>{code}</Code> },
  {
    key: 'name',
    title: 'الحساب',
    cell: ({ code, name, active }) => (
      <span className="row wrap">
        <Link className="link" to={`/admin/finance/accounts/${code}`}>
          {name}
        </Link>
        {!active && <Badge>موقوف</Badge>}
      </span>
    ),
  },
  { key: 'key', title: 'مقسّم حسب', cell: ({ keyWords }) => keyWords },
  { key: 'side', title: 'طبيعته', cell: ({ side }) => sides[side] },
  { key: 'balance', title: 'الرصيد', numeric: true, cell: ({ balance }) => (balance === 0n ? null : <Money amount={balance} />) },
]

export default function AccountsPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <FinanceFrame title="دليل الحسابات">
      <div className="stack whole-lists">
        {groups.map(({ type, label, accounts }) => (
          <Card key={type} title={label} flush>
            <Table caption={label} columns={columns} rows={accounts} keyOf={({ code }) => code} />
          </Card>
        ))}
      </div>
    </FinanceFrame>
  )
}
