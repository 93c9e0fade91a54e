import { Link } from 'react-router'
import { banksPath } from '#areas/finance/addresses.ts'
import { bankLeaf, heldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { leafAddress } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Figures } from '#ui/figures.tsx'
import { FilterBar, FilterChoice } from '#ui/filter-bar.tsx'
import { OpenLink } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { bankStates, banksAddress, readBanksAsked } from '../banks-asked.ts'
import { accountPath } from '../line.ts'
import { type BankRow, bankList } from '../queries.ts'
import { bankViews } from '../views.ts'
import type { Route } from './+types/back-office-banks'

export const meta = () => [{ title: 'كشوف البنوك · التحالف' }]

export const handle = { crumb: () => 'كشوف البنوك' }

export const loader = page(financePermissions.viewBankLines, async (ctx, { query }) => {
  const asked = readBanksAsked(query)
  const mayExport = ctx.actor.may(financePermissions.exportBooks)
  const opensBooks = ctx.actor.may(financePermissions.viewBooks)
  return { asked, mayExport, opensBooks, views: await bankViews.of(ctx), ...(await bankList(ctx, asked)) }
})

export const action = bankViews.action

type Shown = Route.ComponentProps['loaderData']

const columnsFor = (opens: boolean): Column<BankRow>[] => [
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
  {
    key: 'balance',
    title: 'في الدفاتر',
    numeric: true,
    cell: (account) => (
      <OpenLink to={opens && leafAddress(bankLeaf(account))}>
        <Money amount={account.balance} />
      </OpenLink>
    ),
  },
]

export default function BanksPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, rows, views, mayExport } = shown
  return (
    <>
      <div className="page-h">
        <div>
          <h1>كشوف البنوك</h1>
          <p className="muted sm">ما يقوله البنك في كشفه، سطرًا سطرًا، وما يقابله في الدفاتر.</p>
        </div>
        {mayExport && rows.length > 0 && (
          <div className="acts">
            <TakeAlong address={banksAddress(asked, `${banksPath}/export`)} />
          </div>
        )}
      </div>
      <Card flush>
        <Filters asked={asked} />
        <SavedViews views={views} here={banksAddress(asked)} reply={reply} />
        <List {...shown} />
      </Card>
    </>
  )
}

function Filters({ asked }: Pick<Shown, 'asked'>) {
  const { q, held, state } = asked
  return (
    <FilterBar
      key={banksAddress(asked)}
      label="تصفية الحسابات"
      search={{ name: 'q', label: 'ابحث باسم البنك أو الآيبان', value: q }}
      filters={[held, state]}
      clear={banksPath}
    >
      <FilterChoice name="held" label="الحساب" all="تشغيلي وأمانات" chosen={held} options={Object.entries(heldFor)} />
      <FilterChoice name="state" label="المطابقة" all="مطابَقة أو لا" chosen={state} options={Object.entries(bankStates)} />
    </FilterBar>
  )
}

function List({ asked, rows, sums, opensBooks }: Shown) {
  if (rows.length === 0 && banksAddress(asked) !== banksPath)
    return <NoneFound q={asked.q} all={banksPath} title="لا حساب مطابق" />
  if (rows.length === 0) return <Empty title="لا حسابات بعد">يضيفها المدير المالي في «الحسابات البنكية».</Empty>
  return (
    <>
      <Figures figures={sums.map(({ held, sum, count }) => [`في الدفاتر، ${heldFor[held]}`, sum, count])} />
      <Table caption="حسابات الشركة في البنوك" columns={columnsFor(opensBooks)} rows={rows} keyOf={({ id }) => id} />
    </>
  )
}
