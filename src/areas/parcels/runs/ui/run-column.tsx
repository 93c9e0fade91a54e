import { Link } from 'react-router'
import { runPath } from '#areas/parcels/paths.ts'
import { Avatar } from '#ui/badge.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { DayRun, DispatchBoard, RunDoors } from '../dispatch.ts'
import { Kilos } from './kilos.tsx'
import { RunBadge } from './run-badges.tsx'

/** From so much of the limit on the bar warns. */
const nearLimit = 80

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(100, Math.round((part * 100) / whole)))

/** A courier's run of the day: by doors, with the expected cash and how far it is. */
export function RunColumn({ run, limit, day }: { run: DayRun; limit: DispatchBoard['limit']; day: string }) {
  const heading = `load-${run.id}`
  return (
    <section className="load" aria-labelledby={heading}>
      <header className="load-h">
        <div className="row">
          <Avatar name={run.courierName} />
          <h2 id={heading} className="sm grow">
            <Link className="link" to={runPath(run.id)}>
              {run.courierName}
            </Link>
          </h2>
          <RunBadge state={run.state} />
        </div>
        <p className="xs muted">
          {run.vehicle ?? 'بلا مركبة مسجّلة'}
          {run.day !== day && (
            <>
              {' · '}
              <DateText at={run.day} />
            </>
          )}
          {run.outAt && (
            <>
              {' · خرج '}
              <DateText at={run.outAt} time />
            </>
          )}
        </p>
        <p className="xs muted">
          {howMany(run.stops, 'parcel')} · {howMany(run.people, 'stop')} · <Kilos grams={run.grams} />
        </p>
        {run.state !== 'closed' && <Cash cash={run.cash} limit={limit} />}
      </header>
      <ol className="load-b">
        {run.doors.map((one, index) => (
          <li key={one.name} className="hop">
            <span className="hop-h">
              <span className="hop-n">
                <Num>{index + 1}</Num>
              </span>
              <span className="grow">{one.name}</span>
              {one.due > 0n && <Money amount={one.due} />}
            </span>
            <span className="xs muted">{doneOf(one, run.state)}</span>
          </li>
        ))}
      </ol>
      <HowFar run={run} />
    </section>
  )
}

function doneOf({ parcels }: RunDoors, state: DayRun['state']) {
  const of = (...states: DayRun['doors'][number]['parcels'][number]['state'][]) =>
    parcels.filter((one) => states.includes(one.state)).length
  const [delivered, failed, scanned] = [of('delivered'), of('failed', 'back'), of('loaded')]
  return [
    howMany(parcels.length, 'parcel'),
    ...(state === 'planned' && scanned > 0 ? [`مُسح ${scanned}`] : []),
    ...(delivered > 0 ? [`سُلّم ${delivered}`] : []),
    ...(failed > 0 ? [`لم يُسلَّم ${failed}`] : []),
  ].join(' · ')
}

function Cash({ cash, limit }: { cash: bigint; limit: bigint }) {
  const percent = share(Number(cash), Number(limit))
  return (
    <div className="limit">
      <span className="row between">
        <span>
          النقد المتوقع <Money amount={cash} />
        </span>
        <span>
          الحد <Money amount={limit} />
        </span>
      </span>
      <div className="bar">
        <i className={percent >= nearLimit ? 'hot' : undefined} style={{ inlineSize: `${percent}%` }} />
      </div>
      {cash > limit && <span>أكثر من الحد: لن يحمل ما يُقبض عنه حتى يسلّم ما معه.</span>}
    </div>
  )
}

function HowFar({ run: { id, state, stops, scanned, delivered } }: { run: DayRun }) {
  const isLoading = state === 'planned'
  const done = isLoading ? scanned : delivered
  return (
    <footer className="load-f">
      <div className="row between sm">
        <span>{isLoading ? 'مُسح للتحميل' : 'سُلّم'}</span>
        <b>
          <Num>{`${done} / ${stops}`}</Num>
        </b>
      </div>
      <div className="bar">
        <i style={{ inlineSize: `${share(done, stops)}%` }} />
      </div>
      {isLoading &&
        (scanned === stops && stops > 0 ? (
          <PostForm action={`${runPath(id)}?act=send`} before="الخروج">
            <input type="hidden" name="runId" value={id} />
            <SubmitButton block>{`أخرج ${howMany(stops, 'parcel', 'acc')}`}</SubmitButton>
          </PostForm>
        ) : (
          <span className="xs muted">
            تخرج حين يُمسح الباقي أو يُخرج منها. <Link to={runPath(id)}>حمّلها</Link>
          </span>
        ))}
    </footer>
  )
}
