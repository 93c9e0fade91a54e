import { Check, CheckCheck, TriangleAlert, X } from 'lucide-react'
import { Link } from 'react-router'
import { stopPath } from '#areas/parcels/paths.ts'
import { Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { failReasons } from '../../runs/run.ts'
import type { Mark } from '../here/run-page.ts'
import type { DayStop } from '../queries.ts'

const marks = {
  here: { said: 'في هاتفك', Icon: Check },
  arrived: { said: 'وصل', Icon: CheckCheck },
  'without-picture': { said: 'الصورة لم تصل', Icon: TriangleAlert },
  refused: { said: 'لم يُقبل', Icon: TriangleAlert },
} as const

export const isOver = ({ state }: Pick<DayStop, 'state'>) => state !== 'planned' && state !== 'loaded'

type Props = { stops: readonly DayStop[]; marks: Readonly<Record<string, Mark>> }

/** Doors in their order; of each what is to be collected, or how it ended and whether the office has it. */
export const StopList = ({ stops, marks: known }: Props) => (
  <ul className="stops">
    {stops.map((stop) => (
      <li key={stop.id} className={lookOf(stop)}>
        <span className="stop-n">{isOver(stop) ? <EndMark stop={stop} /> : <Num>{stop.position}</Num>}</span>
        <Link className="stop-who link" to={stopPath(stop.id)}>
          <bdi>{stop.recipientName}</bdi>
        </Link>
        <span className="stop-at">{whereOf(stop)}</span>
        <span className="stop-sum">
          {stop.due.card > 0n && !isMissed(stop) ? (
            <Money amount={stop.due.cash} />
          ) : (
            <span className="muted">{saidOf(stop)}</span>
          )}
        </span>
        <StopMark mark={known[stop.id]} said={isOver(stop) ? '' : howMany(stop.pieceCount, 'piece')} />
      </li>
    ))}
  </ul>
)

const isMissed = ({ state }: DayStop) => state === 'failed' || state === 'back'
const saidOf = (stop: DayStop) => (isMissed(stop) ? 'يعود' : 'مدفوع')

function lookOf(stop: DayStop) {
  if (stop.state === 'delivered') return 'done'
  return isMissed(stop) ? 'missed' : ''
}

const whereOf = ({ reason, quarter, landmark, place }: DayStop) =>
  [[quarter, landmark].filter(Boolean).join('، ') || place, reason && failReasons[reason]].filter(Boolean).join(' · ')

const EndMark = ({ stop }: { stop: DayStop }) => {
  const Icon = isMissed(stop) ? X : Check
  return <Icon className="i i-sm" aria-label={isMissed(stop) ? 'لم يُسلَّم' : 'سُلّم'} />
}

/** Whether the office has what was done there, else what is to be known of it. */
export function StopMark({ mark, said: otherwise }: { mark: Mark | undefined; said: string }) {
  if (!mark) return <span className="stop-mark muted">{otherwise}</span>
  const { said, Icon } = marks[mark]
  return (
    <span className={`stop-mark is-${mark}`}>
      <Icon className="i i-sm" aria-hidden />
      {said}
    </span>
  )
}
