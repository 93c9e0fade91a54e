import '#ui/styles/cheques.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/values.tsx'
import { monthInWords } from '#values/dates.ts'
import { calendarPath } from '../cheque-asked.ts'
import { type ChequeMonth, chequeMonth } from '../cheque-month.ts'
import { MonthGrid } from '../ui/month-grid.tsx'
import type { Route } from './+types/back-office-cheque-calendar'

export const meta = () => [{ title: 'تقويم الشيكات · التحالف' }]

export const handle = { crumb: () => 'تقويم الشيكات' }

export const loader = page(financePermissions.viewCheques, (ctx, { query }) => chequeMonth(ctx, query.get('month') ?? ''))

export default function ChequeCalendarPage({ loaderData }: Route.ComponentProps) {
  const { month, before, after } = loaderData
  const look = buttonLook({ variant: 'ghost', size: 'small' })
  return (
    <FinanceFrame title="تقويم الشيكات">
      <Card
        title={`${monthInWords(month)} ${month.slice(0, 4)}`}
        actions={
          <>
            <MonthSums {...loaderData} />
            <Link className={look} to={`${calendarPath}?month=${before}`} aria-label="الشهر السابق">
              <ChevronRight className="i i-sm" aria-hidden />
            </Link>
            <Link className={look} to={`${calendarPath}?month=${after}`} aria-label="الشهر التالي">
              <ChevronLeft className="i i-sm" aria-hidden />
            </Link>
          </>
        }
        footer={<span className="muted sm">المظلل ليس يوم عمل: ما يستحق فيه يُودع أول يوم عمل بعده.</span>}
      >
        <MonthGrid {...loaderData} />
      </Card>
    </FinanceFrame>
  )
}

/** What is still to come, and apart from it what has come and what came back. */
const MonthSums = ({ sum, clearedSum, bouncedSum }: Pick<ChequeMonth, 'sum' | 'clearedSum' | 'bouncedSum'>) => (
  <span className="muted sm">
    يستحق <Money amount={sum} />
    {clearedSum > 0n && (
      <>
        ، وحُصّل <Money amount={clearedSum} />
      </>
    )}
    {bouncedSum > 0n && (
      <>
        ، وارتجع <Money amount={bouncedSum} />
      </>
    )}
  </span>
)
