import { branches } from '#areas/company/public.ts'
import { divisions, partNames, readResultsAsked, resultsPath } from '#areas/finance/ledger/results-asked.ts'
import { type Span, usualSpans } from '#areas/finance/lists/span.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PrintPage, TakeAlong } from '#ui/list/export-menu.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { dayOf } from '#values/days.ts'
import { profitAndLoss } from '../queries.ts'
import { ResultsFilters } from '../ui/results-filters.tsx'
import { ResultsTable, ThingsTable } from '../ui/results-table.tsx'
import type { Route } from './+types/back-office-profit-and-loss'

export const meta = () => [{ title: 'قائمة الدخل · التحالف' }]

export const handle = { crumb: () => 'قائمة الدخل' }

export const loader = page(financePermissions.viewBooks, async (ctx, { query }) => {
  const today = dayOf(ctx.now())
  const asked = readResultsAsked(query, today)
  const [report, offices] = await Promise.all([profitAndLoss(ctx, asked), branches(ctx)])
  return {
    ...{ asked, ...report, spans: usualSpans(today) },
    branches: offices.map(({ id, nameAr }) => [id, nameAr] as const),
    mayExport: ctx.actor.may(financePermissions.exportBooks),
  }
})

type Shown = Route.ComponentProps['loaderData']

export default function ProfitAndLossPage({ loaderData: shown }: Route.ComponentProps) {
  const { asked, branches: offices, spans, compared, mayExport, isEmpty, things } = shown
  const address = addressWith(`${resultsPath}/export`, asked)
  return (
    <FinanceFrame
      title="قائمة الدخل"
      action={
        !isEmpty && (
          <>
            <PrintPage />
            {mayExport && <TakeAlong address={address} />}
          </>
        )
      }
    >
      <Card flush>
        <ResultsFilters asked={asked} branches={offices} spans={spans} />
        <p className="px-4 pb-2 muted sm">
          <Days {...asked} />
          {compared && (
            <>
              {' مقارنةً بالمدة '}
              <Days {...compared} />
            </>
          )}
        </p>
        {isEmpty && <Empty title="لا إيراد ولا مصروف في هذه المدة">وسّع المدة، أو امسح شروط البحث.</Empty>}
        {!isEmpty && (
          <div className="whole-lists">
            {things ? <ThingsTable things={things} asked={asked} /> : <ResultsTable {...shown} />}
          </div>
        )}
        <Foot {...shown} />
      </Card>
    </FinanceFrame>
  )
}

const Days = ({ from, to }: Span) => (
  <>
    من <DateText at={from} /> إلى <DateText at={to} />
  </>
)

/** What the figures leave out is said below them. */
function Foot({ asked, isEmpty }: Pick<Shown, 'asked' | 'isEmpty'>) {
  if (isEmpty) return null
  const isWhole = partNames.every((name) => asked[name] === '')
  const divided = asked.by
    ? `في تقسيم ${divisions[asked.by]} يظهر التأجير الداخلي عند من أجّر ومن استأجر، ولا يدخل مجموع الشركة. `
    : ''
  return (
    <p className="px-4 py-3 sm muted">
      {isWhole ? divided || 'لا يدخل التأجير الداخلي بين الأنشطة في نتيجة الشركة. ' : ''}
      قيود إقفال السنة خارج هذه القائمة.
    </p>
  )
}
