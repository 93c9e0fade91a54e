import { ArrowDown, ArrowUp } from 'lucide-react'
import { ownRunPath } from '#areas/parcels/paths.ts'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Num } from '#ui/values.tsx'
import type { DayStop } from '../queries.ts'

/** Doors still to go to, each one up or down. */
export const SortStops = ({ stops }: { stops: readonly DayStop[] }) => (
  <ol className="stops">
    {stops.map((stop, at) => (
      <li key={stop.id}>
        <span className="stop-n">
          <Num>{stop.position}</Num>
        </span>
        <bdi className="stop-who">{stop.recipientName}</bdi>
        <span className="stop-at">{[stop.quarter, stop.landmark].filter(Boolean).join('، ') || stop.place}</span>
        <Move stop={stop} before={stops[at - 1]} after={stops[at + 1]} />
      </li>
    ))}
  </ol>
)

type MoveProps = { stop: DayStop; before: DayStop | undefined; after: DayStop | undefined }

const Move = ({ stop, before, after }: MoveProps) => (
  <PostForm className="stop-move" action={`${ownRunPath}?act=moved`} part={`moved-${stop.position}`}>
    <input type="hidden" name="stopId" value={stop.id} />
    <SubmitButton {...look} name="before" value={before?.id} disabled={!before} aria-label={`قدّم ${stop.recipientName}`}>
      <ArrowUp className="i" aria-hidden />
    </SubmitButton>
    <SubmitButton {...look} name="after" value={after?.id} disabled={!after} aria-label={`أخّر ${stop.recipientName}`}>
      <ArrowDown className="i" aria-hidden />
    </SubmitButton>
  </PostForm>
)

const look = { variant: 'ghost', icon: true } as const
