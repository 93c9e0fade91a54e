import '#ui/styles/settings.css'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { booksHealth } from '../books-health.ts'
import type { Route } from './+types/back-office-books-health'

export const meta = () => [{ title: 'سلامة الدفاتر · التحالف' }]

export const handle = { crumb: () => 'سلامة الدفاتر' }

export const loader = page(financePermissions.viewBooks, booksHealth)

type Shown = Route.ComponentProps['loaderData']

export default function BooksHealthPage({ loaderData: { checks, nights, last, isLate } }: Route.ComponentProps) {
  const wrong = checks.filter(({ differences }) => differences.length > 0).length
  return (
    <FinanceFrame title="سلامة الدفاتر">
      <div className="stack">
        <Alert kind={wrong ? 'danger' : 'success'}>
          {wrong ? 'في الدفاتر ما لا يتفق. لا تقفل فترة قبل حله.' : 'كل ما يُفحص الآن متفق.'}
        </Alert>
        {isLate && last && (
          <Alert kind="warning">
            آخر فحص ليلي <DateText at={last.checkedAt} time />. أبلغ مدير النظام.
          </Alert>
        )}
        <div className="cols">
          <Card title="الفحوص الآن" flush>
            <ul className="day-list">
              {checks.map((check) => (
                <Check key={check.code} {...check} />
              ))}
            </ul>
          </Card>
          <Nights nights={nights} />
        </div>
      </div>
    </FinanceFrame>
  )
}

function Check({ code, label, differences }: Shown['checks'][number]) {
  return (
    <li>
      <div className="grow">
        <b className="medium">{label}</b>
        {differences.map(({ place, books, expected }) => (
          <p key={place} className="sm">
            <Code>{place}</Code> في الدفاتر <Money amount={books} />، والصحيح <Money amount={expected} />
          </p>
        ))}
        <p className="xs muted">
          <Code>{code}</Code>
        </p>
      </div>
      <Badge tone={differences.length ? 'danger' : 'success'}>{differences.length ? 'لا يتفق' : 'متفق'}</Badge>
    </li>
  )
}

function Nights({ nights }: Pick<Shown, 'nights'>) {
  return (
    <Card title="الفحص الليلي" flush>
      {nights.length === 0 && <Empty title="لم يُجرَ بعد">يُجرى كل ليلة قرب الثالثة والثلث.</Empty>}
      <ul className="day-list">
        {nights.map(({ id, checkedAt, failed }) => (
          <li key={id}>
            <div className="grow">
              <DateText at={checkedAt} time />
              {failed && (
                <p className="xs muted">
                  <Code>{failed}</Code>
                </p>
              )}
            </div>
            <Badge tone={failed ? 'danger' : 'success'}>{failed ? 'فروق' : 'متفق'}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
