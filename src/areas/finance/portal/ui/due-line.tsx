import { lineWords } from '#areas/finance/ledger/voucher.ts'
import { Badge } from '#ui/badge.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { daysBetween } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import type { OwnMoney } from '../own-money.ts'

type Due = OwnMoney['dues'][number]

/** One due: for what, of which paper, since when or until when. */
export function DueLine({ due, today }: { due: Due; today: string }) {
  const { description, line, number, dueOn, open, total, covers, sent } = due
  return (
    <>
      <span className="grow">
        <span className="db medium">
          <bdi>{description}</bdi>
        </span>
        <span className="xs muted db">
          {lineWords[line]} · <Code>{number}</Code>
        </span>
        <span className="xs muted db">
          يستحق <DateText at={dueOn} />
          {open < total && (
            <>
              {' '}
              · بقي من <Money amount={total} />
            </>
          )}
        </span>
        {covers.map((cover) => (
          <span key={cover.chequeId} className="xs muted db">
            مغطى بشيك رقم <Code>{cover.number}</Code> يستحق <DateText at={cover.dueOn} />
          </span>
        ))}
        {sent > 0n && (
          <span className="xs muted db">
            أرسلت <Money amount={sent} /> بانتظار التأكيد
          </span>
        )}
      </span>
      <span className="due-end">
        <Money amount={open} />
        <Standing {...{ due, today }} />
      </span>
    </>
  )
}

function Standing({ due: { open, covered, sent, dueOn }, today }: { due: Due; today: string }) {
  if (sent === open) return <Badge tone="info">بانتظار التأكيد</Badge>
  if (covered === open) return <Badge tone="info">مغطى بشيك</Badge>
  return <DueBadge dueOn={dueOn} today={today} />
}

function DueBadge({ dueOn, today }: { dueOn: string; today: string }) {
  if (dueOn > today) return <Badge tone="muted">قادم</Badge>
  if (dueOn === today) return <Badge tone="info">مستحق الآن</Badge>
  return <Badge tone="warning">{`متأخر ${howMany(daysBetween(dueOn, today), 'day', 'acc')}`}</Badge>
}
