import type { ComponentProps } from 'react'
import { asTyped } from '#values/phones.ts'
import { type Limits, limitsOn } from './faults.ts'
import { boxLook, FieldFrame, type FieldProps, one, textIn, useFramed, useHeld } from './frame.tsx'

type Own<Element extends 'input' | 'textarea'> = FieldProps & Omit<ComponentProps<Element>, keyof FieldProps>

/** One group from left to right: the key of Oman stands before the number until somebody types another country's. */
export function PhoneField(props: Own<'input'>) {
  const { frame, control, own, typed } = useFramed(props)
  const number = asTyped(one(typed) ?? '')
  const { box, held, look } = useHeld<HTMLInputElement, string>(textIn, number)
  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled, 'phone-box')} dir="ltr">
        <span className="affix" hidden={bringsItsKey(held)} aria-hidden>
          +968
        </span>
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          defaultValue={number}
          ref={box}
          onInput={look}
          {...control}
          {...own}
        />
      </div>
    </FieldFrame>
  )
}

const bringsItsKey = (text: string) => /^\s*(\+|00|٠٠|۰۰)/.test(text)

/** An amount in rials: its digits run from left to right, and the currency stands after them. */
export function MoneyField(props: Own<'input'>) {
  return <NumberField unit="ر.ع." inputMode="decimal" placeholder="0.000" data-money {...props} />
}

/** Digits of either kind; the form reads both. Not type=number, which hides what it cannot read. */
export function NumberField(
  props: Own<'input'> & { unit?: string; limits?: Limits; 'data-money'?: boolean; 'data-scale'?: boolean },
) {
  const { frame, control, own, typed } = useFramed(props)
  const { unit, limits, ...input } = own
  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled)}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          defaultValue={one(typed)}
          {...control}
          {...limitsOn(limits)}
          {...input}
        />
        {unit && <span className="affix">{unit}</span>}
      </div>
    </FieldFrame>
  )
}

/** With a `maxLength` the room that is left is said, once there is a script to count it. */
export function TextareaField(props: Own<'textarea'>) {
  const { frame, control, own, typed } = useFramed(props)
  const { box, held, look } = useHeld<HTMLTextAreaElement, string>(textIn, one(typed) ?? '')
  return (
    <FieldFrame {...frame}>
      <div className={boxLook(frame.errors, own.disabled, 'ta')}>
        <textarea rows={4} dir="auto" defaultValue={one(typed)} ref={box} onInput={look} {...control} {...own} />
      </div>
      {own.maxLength && held.length > own.maxLength * 0.8 && (
        <p className="help" aria-live="polite">
          <bdi dir="ltr">{held.length}</bdi> من <bdi dir="ltr">{own.maxLength.toLocaleString('en')}</bdi>
        </p>
      )}
    </FieldFrame>
  )
}
