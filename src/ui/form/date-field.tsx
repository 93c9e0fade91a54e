import type { ComponentProps } from 'react'
import { hijri, weekdayAndDay } from '#values/dates.ts'
import { boxLook, FieldFrame, type FieldProps, one, textIn, useFramed, useHeld } from './frame.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/**
 * The browser's own calendar, and below the day its name in the Hijri one. Browsers write a day in the order of their own
 * language, so it is said in words as well.
 */
export function DateField(props: Props) {
  const { frame, control, own, typed } = useFramed(props)
  const { box, held, look } = useHeld<HTMLInputElement, string>(textIn, one(typed) ?? '')
  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled, 'date-box')}>
        <input type="date" defaultValue={one(typed)} ref={box} onInput={look} {...control} {...own} />
      </div>
      <p className="help date-words">
        {hijri(held) && `${weekdayAndDay(held)} · `}
        <output htmlFor={control.id}>{hijri(held)}</output>
      </p>
    </FieldFrame>
  )
}
