import { type ComponentProps, useState } from 'react'
import { hijri } from '#values/dates.ts'
import { boxLook, FieldFrame, type FieldProps, framed, one } from './frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** The browser's own calendar, and beside the day its name in the Hijri one. */
export function DateField(props: Props) {
  const { frame, control, own, typed } = framed(props)
  const [day, setDay] = useState(one(typed) ?? '')
  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled, 'date-box')}>
        <input
          type="date"
          defaultValue={one(typed)}
          onInput={(event) => setDay(event.currentTarget.value)}
          {...control}
          {...own}
        />
        <output className="affix" htmlFor={control.id}>
          {hijri(day)}
        </output>
      </div>
    </FieldFrame>
  )
}
