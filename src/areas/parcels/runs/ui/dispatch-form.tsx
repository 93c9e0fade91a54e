import { type FormEvent, useState } from 'react'
import { dispatchPath } from '#areas/parcels/paths.ts'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { DispatchBoard } from '../dispatch.ts'
import type { PlanRunForm } from '../inputs.ts'
import { RunColumn } from './run-column.tsx'
import { Picked, WaitingColumn } from './waiting-column.tsx'

type Props = { board: DispatchBoard; reply: Reply | undefined }

const idsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.split(',')).filter(Boolean))

/** The columns of a day. Ticks and buttons are the browser's own; a script only adds up what is ticked. */
export function DispatchForm({ board, reply }: Props) {
  const field = fieldsOf<Omit<PlanRunForm, 'parcels'> & { parcels: string; until: string }>(reply)
  const typed = idsIn([reply?.typed.parcels ?? []].flat().map(String))
  const [picked, setPicked] = useState<ReadonlySet<string>>(typed)
  const look = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setPicked(idsIn(new FormData(currentTarget).getAll('parcels').map(String)))
  const { name, id, defaultValue } = field('vehicle')
  const vehicle = { name, id, defaultValue: [defaultValue].flat()[0] }
  const waiting = [...board.doors.flatMap(({ parcels }) => parcels), ...board.later]
  return (
    <div className="loads">
      {!board.isPast && (
        <PostForm reply={reply} className="loads-give" action={`${dispatchPath}?act=give`} before="التوزيع" onChange={look}>
          {/* Enter in a box gives to nobody: the first button of a form is the one it presses. */}
          <button type="submit" disabled hidden />
          <input type="hidden" name="id" value={board.formId} />
          <input type="hidden" name="branchId" value={board.branchId ?? ''} />
          <input type="hidden" name="day" value={board.day} />
          <div className="bulk">
            <Picked parcels={waiting.filter(({ id }) => picked.has(id))} />
            <Couriers couriers={board.couriers} />
            <label className="row end">
              <span className="xs muted">المركبة، اختياري</span>
              <input className="input" {...vehicle} maxLength={40} />
            </label>
            <PutOff {...field('until', board.nextDay)} />
          </div>
          {[field('parcels'), field('until')]
            .flatMap(({ errors }) => errors ?? [])
            .map((text) => (
              <p key={text} className="error" role="alert">
                {text}
              </p>
            ))}
          <WaitingColumn board={board} chosen={picked} />
        </PostForm>
      )}
      {board.runs.map((run) => (
        <RunColumn key={run.id} run={run} limit={board.limit} day={board.day} />
      ))}
    </div>
  )
}

type PutOffProps = Omit<ReturnType<ReturnType<typeof fieldsOf>>, 'lostFiles'>

/** What does not go out on this day is brought on another. */
const PutOff = ({ name, id, defaultValue, errors }: PutOffProps) => (
  <span className="row wrap">
    <input
      type="date"
      className="input"
      {...{ name, id, defaultValue: [defaultValue].flat()[0] }}
      aria-label="إلى أي يوم تُؤجَّل"
      aria-invalid={errors ? true : undefined}
    />
    <SubmitButton size="small" variant="ghost" formAction={`${dispatchPath}?act=put-off`}>
      أجّلها
    </SubmitButton>
  </span>
)

function Couriers({ couriers }: Pick<DispatchBoard, 'couriers'>) {
  if (couriers.length === 0) return <span>لا مندوب في هذا الفرع. امنح موظفًا دور المندوب أولًا.</span>
  return (
    <span className="row wrap">
      {couriers.map(([id, name]) => (
        <SubmitButton key={id} size="small" variant="outline" name="courierId" value={id}>
          {`أعطها ${name}`}
        </SubmitButton>
      ))}
    </span>
  )
}
