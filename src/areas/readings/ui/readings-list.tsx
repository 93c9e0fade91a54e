import { Badge } from '#ui/badge.tsx'
import { DateText, Num } from '#ui/values.tsx'
import { type MeterKind, meters } from '#values/meters.ts'

type Shown = {
  id: string
  reading: number
  readOn: string
  oldReading: number | null
  reason: string | null
  photoId: string | null
  sheetId: string | null
  used: number | null
  by: string
}

/** What a meter showed and what was used up between, the newest first. */
export const ReadingsList = ({ kind, readings, none }: { kind: MeterKind; readings: readonly Shown[]; none: string }) => (
  <ul className="list">
    {readings.map((one) => (
      <ReadingRow key={one.id} one={one} unit={meters[kind].unit} />
    ))}
    {readings.length === 0 && <li className="muted">{none}</li>}
  </ul>
)

function ReadingRow({ one, unit }: { one: Shown; unit: string }) {
  return (
    <li>
      <span className="grow">
        <span className="t">
          <Num>{one.reading}</Num>
          {one.used !== null && (
            <span className="sm muted">
              {' · الاستهلاك '}
              <Num>{one.used}</Num> {unit}
            </span>
          )}
        </span>
        <span className="xs muted db">
          <DateText at={one.readOn} />
          {one.sheetId ? ' · في المحضر' : ' · '}
          {!one.sheetId && <bdi>{one.by}</bdi>}
          {one.reason && (
            <>
              {' · آخر القديم '}
              <Num>{one.oldReading ?? 0}</Num>، <bdi>{one.reason}</bdi>
            </>
          )}
        </span>
      </span>
      <Photo id={one.photoId} />
    </li>
  )
}

const Photo = ({ id }: { id: string | null }) =>
  id && (
    <a className="link sm" href={`/files/${id}`} target="_blank" rel="noopener">
      الصورة
    </a>
  )

type TakenBack = Pick<Shown, 'id' | 'reading' | 'readOn' | 'photoId' | 'by'> & { reason: string; takenBackAt: Date }

export function TakenBackList({ readings }: { readings: readonly TakenBack[] }) {
  if (readings.length === 0) return null
  return (
    <ul className="list">
      {readings.map((one) => (
        <li key={one.id}>
          <span className="grow">
            <span className="t muted">
              <Num>{one.reading}</Num> في <DateText at={one.readOn} />
            </span>
            <span className="xs muted db">
              سحبها <bdi>{one.by}</bdi>، <DateText at={one.takenBackAt} time />: <bdi>{one.reason}</bdi>
            </span>
          </span>
          <Photo id={one.photoId} />
          <Badge>سُحبت</Badge>
        </li>
      ))}
    </ul>
  )
}
