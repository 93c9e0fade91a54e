import { Form, Link } from 'react-router'
import { type TrialRow, trialBalance } from '#areas/finance/ledger/books-queries.ts'
import { movementsAddress } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { type GroupName, groupAddress } from '#areas/finance/reports/groups.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { FilterDay } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { PrintPage, TakeAlong } from '#ui/list/export-menu.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { Route } from './+types/back-office-trial-balance'

export const meta = () => [{ title: 'ميزان المراجعة · التحالف' }]

export const handle = { crumb: () => 'ميزان المراجعة' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => {
  const mayExport = ctx.actor.may(financePermissions.exportBooks)
  return { ...(await trialBalance(ctx, query.get('day'))), mayExport }
})

const figures = ['debits', 'credits', 'debit', 'credit'] as const
const titles = { debits: 'مجموع المدين', credits: 'مجموع الدائن', debit: 'رصيد مدين', credit: 'رصيد دائن' }

const Figure = ({ amount, to }: { amount: bigint; to: string }) => (
  <Link className="link" to={to}>
    <Money amount={amount} />
  </Link>
)

const columnsOf = (day: string): Column<TrialRow>[] => [
  { key: 'code', title: 'الرقم', cell: ({ code }) => <Code>{code}</Code> },
  {
    key: 'name',
    title: 'الحساب',
    cell: ({ code, name }) => (
      <Link className="link" to={movementsAddress(code, { to: day })}>
        {name}
      </Link>
    ),
  },
  ...figures.map(
    (key): Column<TrialRow> => ({
      ...{ key, title: titles[key], numeric: true },
      cell: (row) => row[key] !== 0n && <Figure amount={row[key]} to={movementsAddress(row.code, { to: day })} />,
    }),
  ),
]

export default function TrialBalancePage({ loaderData: { day, parts, mayExport } }: Route.ComponentProps) {
  return (
    <FinanceFrame
      title="ميزان المراجعة"
      action={
        parts.length > 0 && (
          <>
            <PrintPage />
            {mayExport && <TakeAlong address={`/admin/finance/trial-balance/export?day=${day}`} />}
          </>
        )
      }
    >
      <Form className="toolbar" role="search" aria-label="اليوم">
        <FilterDay name="day" label="حتى" value={day} />
        <Button type="submit" variant="outline">
          اعرض
        </Button>
      </Form>
      <div className="stack whole-lists">
        {parts.length === 0 && (
          <Card flush>
            <Empty title="لا حركات في الدفاتر">
              لم يُرحَّل شيء حتى <DateText at={day} />.
            </Empty>
          </Card>
        )}
        {parts.map(({ title, of, rows, sums }) => (
          <Card key={title} title={title} flush>
            <Table
              caption={title}
              columns={columnsOf(day)}
              rows={rows}
              keyOf={({ code }) => code}
              footer={<Sums sums={sums} of={of} day={day} />}
            />
          </Card>
        ))}
      </div>
    </FinanceFrame>
  )
}

type SumsProps = { sums: Pick<TrialRow, (typeof figures)[number]>; of: 'books' | 'memo'; day: string }

/** Everything that moved, and apart from it what stands on either side. */
function Sums({ sums, of, day }: SumsProps) {
  const groups: Record<(typeof figures)[number], GroupName> = {
    ...{ debits: of, credits: of },
    ...{ debit: `${of}-debit`, credit: `${of}-credit` },
  }
  return (
    <tr>
      <td colSpan={2}>{sums.debits === sums.credits ? 'المجموع، وهو متوازن' : 'المجموع، وهو غير متوازن'}</td>
      {figures.map((key) => (
        <td key={key} className="n">
          <Figure amount={sums[key]} to={groupAddress(groups[key], { to: day })} />
        </td>
      ))}
    </tr>
  )
}
