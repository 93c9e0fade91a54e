import { Badge } from '#ui/badge.tsx'
import { howMany } from '#values/plural.ts'

/** How long there is to answer, in words; after the last day, how late it is. */
export function DaysLeft({ left }: { left: number | null }) {
  if (left === null) return null
  if (left < 0) return <Badge tone="danger">{`تأخر الرد ${howMany(-left, 'day', 'acc')}`}</Badge>
  if (left === 0) return <Badge tone="danger">اليوم آخر يوم للرد</Badge>
  return <Badge tone={left <= 7 ? 'warning' : 'muted'}>{`بقي ${howMany(left, 'day')} للرد`}</Badge>
}
