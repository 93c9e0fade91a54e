import { runPath, stopPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Code, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { ShownRun } from '../queries.ts'
import { failReasons } from '../run.ts'
import { StopBadge } from './run-badges.tsx'

/** The stops in their order; what is not loaded yet may be left behind. */
export const RunStops = ({ run, reply }: { run: ShownRun; reply: Reply | undefined }) => (
  <Card title={`الوقفات: ${howMany(run.stops.length, 'parcel')}`} flush>
    <ol className="list">
      {run.stops.map((stop) => (
        <li key={stop.id}>
          <span className="grow">
            <OpenLink to={run.state !== 'closed' && stopPath(stop.id)}>
              <Num>{stop.position}</Num>. <bdi>{stop.recipientName}</bdi>
            </OpenLink>
            <span className="xs muted db">
              <Code>{stop.number}</Code> · {[stop.place, stop.quarter, stop.landmark].filter(Boolean).join('، ')}
              {stop.reason && ` · ${failReasons[stop.reason]}`}
              {stop.note && ` · ${stop.note}`}
              {run.mayDispatch && <WhereTold stop={stop} />}
            </span>
          </span>
          <StopBadge state={stop.state} />
          {run.mayDispatch && stop.state === 'planned' && (
            <PostForm reply={reply} action={`${runPath(run.id)}?act=drop`} part={`drop-${stop.position}`} className="">
              <input type="hidden" name="stopId" value={stop.id} />
              <SubmitButton variant="ghost" size="small">
                أخرجه
              </SubmitButton>
            </PostForm>
          )}
        </li>
      ))}
    </ol>
  </Card>
)

type Stop = ShownRun['stops'][number]

/** Where the courier stood when it ended, and how often somebody was called. */
const WhereTold = ({ stop: { calls, pinLatitude, pinLongitude, pinAccuracy } }: { stop: Stop }) => (
  <>
    {calls > 0 && ` · اتصل ${howMany(calls, 'time', 'acc')}`}
    {pinAccuracy !== null && (
      <>
        {' · '}
        <a className="link" href={`https://www.google.com/maps?q=${pinLatitude},${pinLongitude}`} rel="noreferrer">
          {`موقعه حينها، بدقة ${pinAccuracy} م`}
        </a>
      </>
    )}
  </>
)
