import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { dayInWords, weekdayAndDay } from '#values/dates.ts'
import { isWeekend, placeOf } from './days.ts'
import '../styles/occupancies.css'

/** States differ by fill as well as by hue: filled, outlined, dashed, alarming, hatched. */
export const occupancyStates = {
  held: 'حجز مبدئي',
  confirmed: 'محجوز',
  leased: 'مؤجّر',
  out: 'لدى العميل',
  late: 'متأخر',
  maintenance: 'صيانة',
} as const

export type Occupancy = { id: string; to: string; from: string; until: string; state: keyof typeof occupancyStates; who: string }
export type Lane = { id: string; name: ReactNode; detail?: ReactNode; called: string; occupancies: readonly Occupancy[] }
export type LaneGroup = { title: string; lanes: readonly Lane[] }

type Props = { label: string; days: readonly string[]; today: string; groups: readonly LaneGroup[] }

/** Who has what and when: one lane each, days from right to left, the names held while the days scroll. */
export function OccupancyTimeline({ label, days, today, groups }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls what it can stand on
    <section className="lanes-box" aria-label={label} tabIndex={0}>
      <div className="lanes" style={{ '--days': days.length } as CSSProperties}>
        <div className="lanes-head" aria-hidden>
          <span className="lane-name" />
          {days.map((day) => (
            <DayHead key={day} day={day} today={today} />
          ))}
        </div>
        {groups.map(({ title, lanes }) => (
          <div key={title}>
            <h3 className="lanes-group">{title}</h3>
            <ul>
              {lanes.map((lane) => (
                <LaneOf key={lane.id} lane={lane} days={days} today={today} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

export function DayHead({ day, today }: { day: string; today: string }) {
  const [weekday] = weekdayAndDay(day).split(' ')
  return (
    <span className={`lane-day${isWeekend(day) ? ' is-weekend' : ''}${day === today ? ' is-today' : ''}`}>
      {weekday}
      <b>{Number(day.slice(8))}</b>
    </span>
  )
}

function LaneOf({ lane, days, today }: { lane: Lane; days: readonly string[]; today: string }) {
  return (
    <li className="lane">
      <span className="lane-name">
        <b>{lane.name}</b>
        {lane.detail && <span className="xs muted">{lane.detail}</span>}
      </span>
      <div className="lane-days">
        {days.map((day, index) => (
          <span
            key={day}
            className={`lane-cell${isWeekend(day) ? ' is-weekend' : ''}${day === today ? ' is-today' : ''}`}
            style={{ gridColumn: index + 1 }}
          />
        ))}
        {lane.occupancies.map((occupancy) => (
          <Bar key={occupancy.id} occupancy={occupancy} lane={lane} days={days} />
        ))}
      </div>
    </li>
  )
}

function Bar({ occupancy, lane, days }: { occupancy: Occupancy; lane: Lane; days: readonly string[] }) {
  const place = placeOf({ from: occupancy.from, to: occupancy.until }, days)
  if (!place) return null
  const cut = `${place.cutBefore ? ' cut-before' : ''}${place.cutAfter ? ' cut-after' : ''}`
  const when = `من ${dayInWords(occupancy.from)} إلى ${dayInWords(occupancy.until)}`
  return (
    <Link
      to={occupancy.to}
      className={`occupancy is-${occupancy.state}${cut}`}
      style={{ gridColumn: `${place.start} / ${place.end}` }}
      aria-label={`${occupancy.who} ${occupancyStates[occupancy.state]}، ${lane.called}، ${when}`}
    >
      <b>{occupancy.who}</b> <span>{occupancyStates[occupancy.state]}</span>
    </Link>
  )
}
