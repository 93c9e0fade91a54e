import '#ui/styles/payments.css'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { MoneyInShort } from '../own-money.ts'

/** One sum: what is due now, how much of it is late, what comes next, and what stands to one’s credit. */
export function Owed({ money, children }: { money: MoneyInShort; children?: ReactNode }) {
  const { due, overdue, total, upcoming, next, credit } = money
  return (
    <Card>
      <div className="owed">
        <h2 className="muted sm">المستحق الآن</h2>
        {due > 0n ? (
          <p className="owed-sum">
            <Money amount={due} />
          </p>
        ) : (
          <p className="medium">لا شيء مستحق عليك الآن</p>
        )}
        {overdue > 0n && (
          <p className="medium">
            منه <Money amount={overdue} /> فات تاريخه
          </p>
        )}
        <dl className="owed-more">
          {next && (
            <div>
              <dt>
                القادم، <DateText at={next.dueOn} />
              </dt>
              <dd>
                <Money amount={next.amount} />
              </dd>
            </div>
          )}
          {upcoming > 0n && (
            <div>
              <dt>كل ما لم يحن</dt>
              <dd>
                <Money amount={upcoming} />
              </dd>
            </div>
          )}
          {total > 0n && upcoming > 0n && due > 0n && (
            <div>
              <dt>المجموع</dt>
              <dd>
                <Money amount={total} />
              </dd>
            </div>
          )}
          {credit > 0n && (
            <div>
              <dt>رصيدك لدينا</dt>
              <dd>
                <Money amount={credit} />
              </dd>
            </div>
          )}
        </dl>
        {children}
      </div>
    </Card>
  )
}
