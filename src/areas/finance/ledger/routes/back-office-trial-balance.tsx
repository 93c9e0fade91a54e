import { Form, Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { movementsAddress } from '#areas/finance/reports/movements-asked.ts'
import { PrintPage, TakeAlong } from '#areas/finance/reports/ui/take-along.tsx'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { FilterDay } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { type TrialRow, trialBalance } from '../books-queries.ts'
import type { Route } from './+types/back-office-trial-balance'

export const meta = () => [{ title: 'ميزان المراجعة · التحالف' }]

export const handle = { crumb: () => 'ميزان المراجعة' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => {
  const mayExport = ctx.actor.may(financePermissions.exportBooks)
  return { ...(await trialBalance(ctx, query.get('day'))), mayExport }
})

const amount = (value: bigint) => (value === 0n ? null : <Money amount={value} />)

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
  { key: 'debits', title: 'مجموع المدين', numeric: true, cell: ({ debits }) => amount(debits) },
  { key: 'credits', title: 'مجموع الدائن', numeric: true, cell: ({ credits }) => amount(credits) },
  { key: 'debit', title: 'رصيد مدين', numeric: true, cell: ({ debit }) => amount(debit) },
  { key: 'credit', title: 'رصيد دائن', numeric: true, cell: ({ credit }) => amount(credit) },
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
        {parts.map(({ title, rows, sums }) => (
          <Card key={title} title={title} flush>
            <Table
              caption={title}
              columns={columnsOf(day)}
              rows={rows}
              keyOf={({ code }) => code}
              footer={<Sums {...sums} isBalanced={sums.debits === sums.credits} />}
            />
          </Card>
        ))}
      </div>
    </FinanceFrame>
  )
}

type SumsProps = Omit<TrialRow, 'code' | 'name'> & { isBalanced: boolean }

function Sums({ debits, credits, debit, credit, isBalanced }: SumsProps) {
  return (
    <tr>
      <td colSpan={2}>{isBalanced ? 'المجموع، وهو متوازن' : 'المجموع، وهو غير متوازن'}</td>
      {[debits, credits, debit, credit].map((sum, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never change places
        <td key={index} className="n">
          <Money amount={sum} />
        </td>
      ))}
    </tr>
  )
}
