import { Badge } from '#ui/badge.tsx'
import { clock } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'

const aDay = 24

/** How late our word is, or by when it is expected; said only when it presses. */
export function Pressing({ at, late }: { at: Date; late: number }) {
  if (late === 0) return <Badge tone="warning">{`الرد قبل ${clock(at)}`}</Badge>
  const long = late < 2 * aDay ? howMany(late, 'hour', 'acc') : howMany(Math.round(late / aDay), 'day', 'acc')
  return <Badge tone="danger">{`تأخر الرد ${long}`}</Badge>
}
