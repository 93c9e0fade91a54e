import { Card } from '#ui/card.tsx'
import { Code } from '#ui/values.tsx'
import { momentInWords, weekdayAndDay } from '#values/dates.ts'
import type { Tracked } from '../tracked.ts'

/** Where it is now and what comes next: nothing here says whose it is. */
export const WhereItIs = ({ number, title, from, to, next, service }: Tracked) => (
  <section className="card card-b track-top">
    <p className="sm muted">
      <Code>{number}</Code> · من {from} إلى {to} · {service}
    </p>
    <h2>{title}</h2>
    {next && (
      <p className="muted">
        الخطوة التالية: {next.says}
        {'day' in next && next.day && ` (المتوقع حتى ${weekdayAndDay(next.day)})`}
      </p>
    )}
  </section>
)

export const WhatHappened = ({ events }: Pick<Tracked, 'events'>) =>
  events.length === 0 ? null : (
    <Card title="ما جرى" flush>
      <ol className="list">
        {events.map(({ id, label, at, wilayat }) => (
          <li key={id}>
            <span className="grow">
              <span className="t">{label}</span>
              <span className="xs muted">
                {momentInWords(new Date(at))} · {wilayat}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
