import { Badge } from '#ui/badge.tsx'
import { Code, Money } from '#ui/values.tsx'
import { clock, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { Tracked } from '../tracked.ts'
import { EventIcon } from './event-icon.tsx'
import { WayBar } from './way-bar.tsx'

type Own = { arrival?: string | null; asked?: bigint | undefined }

/** Where it is now and what comes next: nothing here says whose it is, but what its recipient alone is shown. */
export const WhereItIs = ({ number, title, from, to, next, service, way, today, arrival, asked = 0n }: Tracked & Own) => (
  <section className="card">
    <div className="track-top">
      <div>
        <p className="sm muted">
          <Code>{number}</Code> · من {from} إلى {to} · {service}
        </p>
        <h2>{title}</h2>
        {arrival ? <p>{arrival}</p> : next && <p className="muted">الخطوة التالية: {nextInWords(next, today)}</p>}
      </div>
      {asked > 0n && (
        <div>
          <Badge tone="accent">
            المطلوب عند التسليم <Money amount={asked} />
          </Badge>
        </div>
      )}
    </div>
    <WayBar steps={way} />
  </section>
)

const nextInWords = (next: NonNullable<Tracked['next']>, today: string) =>
  'day' in next && next.day ? `${next.says} (المتوقع حتى ${weekdayAndDay(next.day, today)})` : next.says

type Told = Pick<Tracked, 'events' | 'today'>

/** The newest first. */
export const WhatHappened = ({ events, today }: Told) =>
  events.length === 0 ? null : (
    <section className="card went">
      <header className="card-h">
        <h2>ما جرى</h2>
      </header>
      <ol className="tl">
        {events.map(({ id, step, label, at, wilayat }) => (
          <li key={id}>
            <EventIcon step={step} />
            <span>
              <b className="medium db">{label}</b>
              <span className="xs muted">
                {momentOf(new Date(at), today)} · {wilayat}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )

/** «الأحد 29 نوفمبر، 3:40 م» */
const momentOf = (at: Date, today: string) => `${weekdayAndDay(dayOf(at), today)}، ${clock(at)}`
