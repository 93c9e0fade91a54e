import { Card } from '#ui/card.tsx'
import { Num } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { steps } from '../parcel.ts'
import type { ShownCustody, ShownParcel } from '../parcel-detail.ts'

/** What happened to it, the newest first: nothing here is ever changed. */
export const ParcelEvents = ({ events, pieces }: { events: ShownParcel['events']; pieces: number }) => (
  <Card title="ما جرى" flush>
    <ol className="list">
      {events.map((event) => (
        <li key={event.id}>
          <span className="grow">
            <span className="t">
              {steps[event.step].label}
              {pieces > 1 && (
                <>
                  ، القطعة <Num>{event.n}</Num>
                </>
              )}
              {event.note && `، ${event.note}`}
            </span>
            <span className="xs muted">
              {momentInWords(event.at)} · {event.branch}
              {event.by && ` · ${event.by}`}
              {event.reason && ` · ${event.reason}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  </Card>
)

/** In whose hands or on which shelf it was. */
export const ParcelCustody = ({ custody, pieces }: { custody: ShownCustody; pieces: number }) =>
  custody.length === 0 ? null : (
    <Card title="مع من كان" flush>
      <ol className="list">
        {custody.map(({ id, n, held, since, until }) => (
          <li key={id}>
            <span className="grow">
              <span className="t">
                <bdi>{held}</bdi>
                {pieces > 1 && (
                  <>
                    ، القطعة <Num>{n}</Num>
                  </>
                )}
              </span>
              <span className="xs muted">
                {momentInWords(since)}
                {until ? ` – ${momentInWords(until)}` : ' حتى الآن'}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
