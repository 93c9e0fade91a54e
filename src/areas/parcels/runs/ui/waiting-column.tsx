import { Alert } from '#ui/alert.tsx'
import { Code, Money, Num } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { whenInWords } from '../../redelivery/windows.ts'
import type { DispatchBoard } from '../dispatch.ts'
import type { Doors } from '../doors.ts'
import type { Waiting } from '../waiting.ts'
import { Kilos } from './kilos.tsx'

type Props = { board: DispatchBoard; chosen: ReadonlySet<string> }

/** All that has no courier, in groups of doors that lie together: a group is ticked as one, or opened and ticked one by one. */
export function WaitingColumn({ board: { doors, later, promised, today }, chosen }: Props) {
  const parcels = doors.flatMap((one) => one.parcels)
  return (
    <section className="load" aria-labelledby="load-waiting">
      <header className="load-h">
        <h2 id="load-waiting" className="sm">
          بلا مندوب
        </h2>
        <p className="xs muted">
          {howMany(parcels.length, 'parcel')} · <Kilos grams={parcels.reduce((sum, { grams }) => sum + grams, 0)} />
        </p>
        {promised > 0 && <Alert kind="warning">{`وعد ${howMany(promised, 'parcel', 'gen')} منها اليوم.`}</Alert>}
      </header>
      <div className="load-b">
        {parcels.length === 0 && <p className="sm muted">لا طرود تنتظر التوصيل. ما يُستلم إلى الباب في هذا الفرع يظهر هنا.</p>}
        {doors.map((one) => (
          <Group key={one.name} doors={one} chosen={chosen} today={today} />
        ))}
      </div>
      {later.length > 0 && (
        <details className="load-f">
          <summary className="sm">{`لأيام لاحقة: ${howMany(later.length, 'parcel')}`}</summary>
          <Ones parcels={later} chosen={chosen} today={today} />
        </details>
      )}
    </section>
  )
}

type GroupProps = { doors: Doors<Waiting>; chosen: ReadonlySet<string>; today: string }

function Group({ doors: { name, parcels, due }, chosen, today }: GroupProps) {
  const ids = parcels.map(({ id }) => id)
  const isWhole = ids.every((id) => chosen.has(id))
  return (
    <div className={ids.some((id) => chosen.has(id)) ? 'hop picked' : 'hop'}>
      <label className="hop-h">
        <input type="checkbox" className="check" name="parcels" value={ids.join()} defaultChecked={isWhole} />
        <span className="grow">{name}</span>
        {due > 0n ? <Money amount={due} /> : '–'}
      </label>
      <details open={!isWhole && ids.some((id) => chosen.has(id))}>
        <summary className="xs muted">{about(parcels)}</summary>
        <Ones parcels={parcels} chosen={isWhole ? new Set() : chosen} today={today} />
      </details>
    </div>
  )
}

function about(parcels: readonly Waiting[]) {
  const shelves = [...new Set(parcels.flatMap(({ shelf }) => shelf ?? []))].toSorted()
  const again = parcels.filter(({ tries }) => tries > 0).length
  return [
    howMany(parcels.length, 'parcel'),
    ...(shelves.length > 0 ? [`${shelves.length === 1 ? 'رف' : 'رفوف'} ${shelves.join('، ')}`] : []),
    ...(again > 0 ? [again === parcels.length ? 'محاولة أخرى' : `محاولة أخرى لـ ${again}`] : []),
  ].join(' · ')
}

const Ones = ({ parcels, chosen, today }: { parcels: readonly Waiting[]; chosen: ReadonlySet<string>; today: string }) => (
  <ul className="hop-l">
    {parcels.map((one) => (
      <li key={one.id}>
        <label className="hop-h">
          <input type="checkbox" className="check" name="parcels" value={one.id} defaultChecked={chosen.has(one.id)} />
          <span className="grow">
            <bdi>{one.recipientName}</bdi>
            <span className="xs muted db">
              <Code>{one.number}</Code>
              {one.landmark && ` · ${one.landmark}`}
              {one.pieceCount > 1 && ` · ${howMany(one.pieceCount, 'piece')}`}
              {one.deliverOn && <b>{` · موعده ${whenInWords(one.deliverOn, one.deliverFrom, today)}`}</b>}
              {one.promisedOn && !one.deliverOn && ` · حتى ${dayInWords(one.promisedOn)}`}
            </span>
          </span>
          {one.due > 0n && <Money amount={one.due} />}
        </label>
      </li>
    ))}
  </ul>
)

/** How many are ticked, and the cash to be taken for them. */
export function Picked({ parcels }: { parcels: readonly Waiting[] }) {
  const due = parcels.reduce((sum, one) => sum + one.due, 0n)
  return (
    <span aria-live="polite">
      {parcels.length === 0 ? (
        'اختر ما يخرج، ثم من يحمله'
      ) : (
        <>
          اخترت <Num>{parcels.length}</Num>
          {due > 0n && (
            <>
              {' · المطلوب عند التسليم '}
              <Money amount={due} />
            </>
          )}
        </>
      )}
    </span>
  )
}
