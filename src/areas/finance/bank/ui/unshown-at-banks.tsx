import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { daysToShow, reconciliationPath } from '../line.ts'
import type { UnshownAtBank } from '../unshown.ts'

type Props = { waiting: readonly UnshownAtBank[]; mayOpen: boolean }

/** No fault of the books, but money that may never have come: it waits for the bank, account by account. */
export function UnshownAtBanks({ waiting, mayOpen }: Props) {
  return (
    <Card title="ما ينتظر البنك" flush>
      <ul className="day-list">
        {waiting.map(({ id, bank, count, amount }) => (
          <li key={id}>
            <div className="grow">
              <OpenLink to={mayOpen ? reconciliationPath(id) : null}>{bank}</OpenLink>
              <p className="sm">
                {count} من تحويلات العملاء، ومجموعها <Money amount={amount} />
              </p>
            </div>
            <Badge tone="warning">لم يُظهرها البنك</Badge>
          </li>
        ))}
        {waiting.length === 0 && (
          <li>
            <b className="medium grow">أظهر البنك كل تحويل قُبض قبل {howMany(daysToShow, 'day', 'gen')} أو أكثر</b>
            <Badge tone="success">لا شيء</Badge>
          </li>
        )}
      </ul>
    </Card>
  )
}
