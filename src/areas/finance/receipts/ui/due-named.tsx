import { lineWords } from '#areas/finance/ledger/voucher.ts'
import { Badge } from '#ui/badge.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { daysBetween } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import type { Due } from '../cashier-queries.ts'

/** What a due is for, of which service and paper. */
export const DueNamed = ({ description, line, number }: Pick<Due, 'description' | 'line' | 'number'>) => (
  <>
    <b className="medium">
      <Sentence>{description}</Sentence>
    </b>
    <span className="xs muted db">
      {lineWords[line]} · <Code>{number}</Code>
    </span>
  </>
)

/** When it falls due, and by which cheque it is covered; never «paid». */
export const DueStanding = ({ due: { dueOn, covers, covered, open }, today }: { due: Due; today: string }) => (
  <>
    <DueBadge {...{ dueOn, today }} />
    {covers.map((cover) => (
      <span key={cover.chequeId} className="xs muted db">
        {covered < open ? 'بعضه مغطى بشيك ' : 'مغطى بشيك '}
        <Code>{cover.number}</Code> يستحق <DateText at={cover.dueOn} />
      </span>
    ))}
  </>
)

function DueBadge({ dueOn, today }: { dueOn: string; today: string }) {
  const days = daysBetween(dueOn, today)
  if (days === 0) return <Badge tone="info">اليوم</Badge>
  if (days < 0) return <Badge>{`بعد ${howMany(-days, 'day', 'gen')}`}</Badge>
  return <Badge tone={days > 30 ? 'danger' : 'warning'}>{`متأخر ${howMany(days, 'day', 'acc')}`}</Badge>
}
