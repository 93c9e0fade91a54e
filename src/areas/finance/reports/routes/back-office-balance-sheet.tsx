import { addressWith } from '#values/asked.ts'
import '#ui/styles/reports.css'
import { Form, Link } from 'react-router'
import { movementsAddress } from '#areas/finance/ledger/movements-asked.ts'
import { balanceSheetPath, resultsPath } from '#areas/finance/ledger/results-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { FilterDay } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { PrintPage, TakeAlong } from '#ui/list/export-menu.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayOf, isDay } from '#values/days.ts'
import { groupAddress } from '../groups.ts'
import { type BalanceSheet, balanceSheet, type PositionRow } from '../position-queries.ts'
import type { Route } from './+types/back-office-balance-sheet'

export const meta = () => [{ title: 'المركز المالي · التحالف' }]

export const handle = { crumb: () => 'المركز المالي' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => {
  const asked = query.get('day') ?? ''
  const sheet = await balanceSheet(ctx, isDay(asked) ? asked : dayOf(ctx.now()))
  return { ...sheet, mayExport: ctx.actor.may(financePermissions.exportBooks) }
})

export default function BalanceSheetPage({ loaderData: shown }: Route.ComponentProps) {
  const { day, assets, debts, equity, memo, mayExport } = shown
  const isEmpty = [assets, debts, equity].every(({ rows }) => rows.length === 0) && memo.length === 0
  return (
    <FinanceFrame
      title="المركز المالي"
      action={
        !isEmpty && (
          <>
            <PrintPage />
            {mayExport && <TakeAlong address={addressWith(`${balanceSheetPath}/export`, { day })} />}
          </>
        )
      }
    >
      <Form className="toolbar" role="search" aria-label="اليوم">
        <FilterDay name="day" label="في نهاية" value={day} />
        <Button type="submit" variant="outline">
          اعرض
        </Button>
      </Form>
      {isEmpty ? (
        <Card flush>
          <Empty title="لا حركات في الدفاتر">
            لم يُرحَّل شيء حتى <DateText at={day} />.
          </Empty>
        </Card>
      ) : (
        <Sheet {...shown} />
      )}
    </FinanceFrame>
  )
}

function Sheet({ day, assets, debts, equity, difference, cover, memo }: BalanceSheet) {
  return (
    <div className="stack whole-lists">
      <Balance difference={difference} sides={debts.total + equity.total} />
      <div className="cols even">
        <Section {...assets} day={day} />
        <div className="stack">
          <Section {...debts} day={day} />
          <Section {...equity} day={day} />
          <Cover {...cover} day={day} />
        </div>
      </div>
      {memo.length > 0 && (
        <Card title="حسابات نظامية، خارج المركز" flush>
          <Table caption="حسابات نظامية" columns={memoColumns(day)} rows={memo} keyOf={({ code }) => code} />
        </Card>
      )}
    </div>
  )
}

function Balance({ difference, sides }: { difference: bigint; sides: bigint }) {
  if (difference === 0n)
    return (
      <Alert kind="success">
        المركز متوازن: الأصول تساوي الالتزامات وحقوق الملكية، <Money amount={sides} />
      </Alert>
    )
  return (
    <Alert kind="danger">
      المركز غير متوازن، والفرق <Money amount={difference} /> راجع «سلامة الدفاتر».
    </Alert>
  )
}

type SectionProps = BalanceSheet['assets'] & { day: string }

function Section({ title, sum, of, rows, total, day }: SectionProps) {
  return (
    <Card title={title} flush>
      {rows.length > 0 ? (
        <Table
          caption={title}
          columns={columns(day)}
          rows={rows}
          keyOf={({ code, name }) => code || name}
          footer={<Sum words={sum} amount={total} to={groupAddress(of, { to: day })} />}
        />
      ) : (
        <Empty title="لا شيء" />
      )}
    </Card>
  )
}

const Sum = ({ words, amount, to }: { words: string; amount: bigint; to: string }) => (
  <tr>
    <td>{words}</td>
    <td className="n">
      <Figure amount={amount} to={to} />
    </td>
  </tr>
)

const Figure = ({ amount, to }: { amount: bigint; to: string }) => (
  <Link className="link" to={to}>
    <Money amount={amount} />
  </Link>
)

/** The result of a year leads to its profit and loss, everything else to its movements. */
function behind({ code, isEarlier }: PositionRow, day: string) {
  if (isEarlier) return groupAddress('earlier', { to: day })
  return code ? movementsAddress(code, { to: day }) : addressWith(resultsPath, { from: `${day.slice(0, 4)}-01-01`, to: day })
}

const columns = (day: string): Column<PositionRow>[] => [
  {
    key: 'name',
    title: 'الحساب',
    cell: ({ code, name }) => (
      <>
        {code && <Code>{code}</Code>} {name}
      </>
    ),
  },
  {
    key: 'amount',
    title: 'المبلغ',
    numeric: true,
    cell: (row) => <Figure amount={row.amount} to={behind(row, day)} />,
  },
]

const memoColumns = (day: string): Column<BalanceSheet['memo'][number]>[] => [
  {
    key: 'name',
    title: 'الحساب',
    cell: ({ code, name }) => (
      <>
        <Code>{code}</Code> {name}
      </>
    ),
  },
  {
    key: 'debit',
    title: 'مدين',
    numeric: true,
    cell: ({ code, net }) => net > 0n && <Figure amount={net} to={movementsAddress(code, { to: day })} />,
  },
  {
    key: 'credit',
    title: 'دائن',
    numeric: true,
    cell: ({ code, net }) => net < 0n && <Figure amount={-net} to={movementsAddress(code, { to: day })} />,
  },
]

/** Other people's money must always be covered by money we hold. */
function Cover({ held, owed, own, day }: BalanceSheet['cover'] & { day: string }) {
  return (
    <Card title="مالنا من النقد">
      <dl className="kv">
        <div>
          <dt>النقد في الصناديق والبنوك وفي الطريق</dt>
          <dd>
            <Figure amount={held} to={groupAddress('money', { to: day })} />
          </dd>
        </div>
        <div>
          <dt>منه لغيرنا: أمانات وتأمينات وأرصدة عملاء</dt>
          <dd>
            <Figure amount={owed} to={groupAddress('others', { to: day })} />
          </dd>
        </div>
        <div>
          <dt>{own < 0n ? 'نقص في التغطية' : 'مالنا منه'}</dt>
          <dd>
            <b>
              <Figure amount={own} to={groupAddress('own', { to: day })} />
            </b>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
