import { Card } from '#ui/card.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { OwnNotice } from '../own-notices.ts'
import { warningSteps } from '../warning.ts'

/** What one was sent about rent that is late, each with its paper; nothing where nothing was sent. */
export function OwnNotices({ notices }: { notices: readonly OwnNotice[] }) {
  if (notices.length === 0) return null
  return (
    <Card title="إخطارات وصلتك" flush>
      <ul className="list" aria-label="إخطارات وصلتك">
        {notices.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <span className="t">
                {warningSteps[one.step]} <Code>{one.number}</Code>
              </span>
              <span className="xs muted db">
                صدر في <DateText at={one.issuedOn} /> · آخر يوم للسداد <DateText at={one.payBy} />
              </span>
              <a className="link xs" href={one.path}>
                نزّل الإخطار بصيغة PDF
              </a>
            </span>
            <span className="sm">
              <Money amount={one.amount} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
