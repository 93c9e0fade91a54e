import { Pin } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { clock, dayInWords } from '#values/dates.ts'
import { Num } from '../values.tsx'
import { isWeekend } from './days.ts'
import { DayHead, occupancyStates } from './occupancy-timeline.tsx'
import '../styles/occupancies.css'

export type HourBar = {
  /** Where it leads; none for what this person may not open. */
  to: string | null
  /** In days from the first that is shown. */
  from: number
  until: number
  turnaround: number
  startsAt: Date
  endsAt: Date
  state: keyof typeof occupancyStates
  who: string
  detail: string
  pinned: boolean
  isChosen: boolean
  isCutBefore: boolean
  isCutAfter: boolean
}
/** Something ends with this day: its place in days from the first that is shown. */
export type HourMark = { at: number; says: string }
export type HourLane = {
  id: string
  name: ReactNode
  called: string
  bars: readonly HourBar[]
  marks?: readonly HourMark[]
}
export type HourGroup = { id: string; title: string; room: readonly { day: string; free: number }[]; lanes: readonly HourLane[] }

type Props = { label: string; days: readonly string[]; today: string; now: number | null; groups: readonly HourGroup[] }

/** Who has what, to the hour: arrows go from bar to bar, Enter opens one. */
export function HourTimeline({ label, days, today, now, groups }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls what it can stand on
    <section className="lanes-box" aria-label={label} tabIndex={0} onKeyDown={walk}>
      <div className="lanes by-hour" style={{ '--days': days.length } as CSSProperties}>
        <div className="lanes-head" aria-hidden>
          <span className="lane-name" />
          {days.map((day) => (
            <DayHead key={day} day={day} today={today} />
          ))}
        </div>
        {groups.map((group) => (
          <div key={group.id}>
            <Room group={group} days={days} />
            {group.lanes.length > 0 && (
              <div className="lanes-body">
                <Cells days={days} today={today} now={now} />
                <ul>
                  {group.lanes.map((lane) => (
                    <Lane key={lane.id} lane={lane} today={today} />
                  ))}
                </ul>
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

function Room({ group: { title, room }, days }: { group: HourGroup; days: readonly string[] }) {
  const free = new Map(room.map((one) => [one.day, one.free]))
  return (
    <div className="lanes-room">
      <h3>{title}</h3>
      {days.map((day) => (
        <span key={day} className={roomLook(free.get(day))}>
          {free.has(day) ? <RoomLeft free={free.get(day) ?? 0} /> : ''}
        </span>
      ))}
    </div>
  )
}

const roomLook = (free: number | undefined) => (free === 0 ? 'is-none' : free === 1 ? 'is-few' : undefined)

function RoomLeft({ free }: { free: number }) {
  if (free === 0) return 'لا متاح'
  return free === 1 ? 'واحدة' : <Num>{free}</Num>
}

/** The days behind the lanes of a group, and where now is: once for all of them, since a page has many lanes. */
function Cells({ days, today, now }: Pick<Props, 'days' | 'today' | 'now'>) {
  return (
    <div className="lanes-cells" aria-hidden>
      {days.map((day) => (
        <span key={day} className={`lane-cell${isWeekend(day) ? ' is-weekend' : ''}${day === today ? ' is-today' : ''}`} />
      ))}
      {now !== null && <span className="now-line" style={{ '--from': now } as CSSProperties} />}
    </div>
  )
}

const Lane = ({ lane: { name, called, bars, marks = [] }, today }: { lane: HourLane; today: string }) => (
  <li className="lane">
    <span className="lane-name">{name}</span>
    <div className="lane-days">
      {bars.map((bar) => (
        <Bar key={bar.from} bar={bar} called={called} today={today} />
      ))}
      {marks.map(({ at, says }) => (
        <span key={`${at} ${says}`} className="lane-mark" style={{ '--from': at } as CSSProperties} title={says}>
          <span className="sr-only">{says}</span>
        </span>
      ))}
    </div>
  </li>
)

function Bar({ bar, called, today }: { bar: HourBar; called: string; today: string }) {
  const { to, from, until, turnaround, state, who, detail, pinned, isChosen } = bar
  const cut = `${bar.isCutBefore ? ' cut-before' : ''}${bar.isCutAfter ? ' cut-after' : ''}`
  const look = `occupancy is-${state}${cut}${isChosen ? ' is-chosen' : ''}`
  const isTurned = turnaround > 0 && !bar.isCutAfter
  const style = { '--from': from, '--to': until, ...(isTurned && { '--turn': turnaround }) } as CSSProperties
  const at = (moment: Date) => `${dayInWords(moment, today)} ${clock(moment)}`
  const said = `${occupancyStates[state]}، ${called}، من ${at(bar.startsAt)} إلى ${at(bar.endsAt)}`
  const shown = (
    <>
      <b>{who}</b> {detail && <bdi>{detail}</bdi>} <span>{said}</span>
      {pinned && <Pin className="i i-sm is-pinned" aria-label="مثبّتة" />}
    </>
  )
  if (!to)
    return (
      <span className={look} style={style}>
        {shown}
      </span>
    )
  return (
    <Link to={to} className={look} style={style} aria-current={isChosen || undefined} preventScrollReset discover="none">
      {shown}
    </Link>
  )
}

/** In a lane from bar to bar, and from lane to lane; the page is read from the right. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const here = document.activeElement?.closest('a.occupancy')
  const step = { ArrowLeft: 1, ArrowRight: -1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!here || !step) return
  const isAcross = event.key === 'ArrowDown' || event.key === 'ArrowUp'
  const lane = here.closest('.lane')
  const bars = isAcross
    ? [...event.currentTarget.querySelectorAll('.lane:has(a.occupancy)')].flatMap((one) =>
        one === lane ? [here] : [...one.querySelectorAll('a.occupancy')].slice(0, 1),
      )
    : [...(lane?.querySelectorAll('a.occupancy') ?? [])]
  const next = bars[bars.indexOf(here) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
