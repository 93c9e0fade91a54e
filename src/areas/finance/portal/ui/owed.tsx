import '#ui/styles/payments.css'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { MoneyInShort } from '../own-money.ts'

/** One sum: what is due now, how much of it cheques in hand cover or was sent, how much is late, what comes next, and what stands to one’s credit. */
export function Owed({ money, children }: { money: MoneyInShort; children?: ReactNode }) {
  const { due, covered, sent, toPay, overdue, total, upcoming, next, credit } = money
  const isLess = toPay < due
  return (
    <Card>
      <div className="owed">
        <h2 className="muted sm">{isLess ? 'المطلوب دفعه الآن' : 'المستحق الآن'}</h2>
        {due > 0n ? (
          <p className="owed-sum">
            <Money amount={toPay} />
          </p>
        ) : (
          <p className="medium">لا شيء مستحق عليك الآن</p>
        )}
        {overdue > 0n && (
          <p className="medium">
            منها <Money amount={overdue} /> متأخرة
          </p>
        )}
        <dl className="owed-more">
          {isLess && (
            <div>
              <dt>المستحق الآن</dt>
              <dd>
                <Money amount={due} />
              </dd>
            </div>
          )}
          {covered > 0n && (
            <div>
              <dt>مغطى بشيكات لدينا</dt>
              <dd>
                <Money amount={covered} />
              </dd>
            </div>
          )}
          {sent > 0n && (
            <div>
              <dt>أرسلت، بانتظار التأكيد</dt>
              <dd>
                <Money amount={sent} />
              </dd>
            </div>
          )}
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
              <dt>فواتير لم يحن موعدها</dt>
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
