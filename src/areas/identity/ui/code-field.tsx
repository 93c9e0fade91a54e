import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { FieldFrame, type FieldProps, useFramed } from '#ui/form/frame.tsx'
import type { Reply } from '#ui/form.tsx'
import { latinDigits } from '#values/text.ts'
import { codeLength } from '../one-time-code.ts'

const boxes = Array.from({ length: codeLength }, (_, at) => at)

type Props = FieldProps & { reply: Reply | undefined }

/**
 * One input over six drawn boxes: it takes a whole code at once, from the keyboard, the clipboard or the message. Digits that
 * were refused are good for nothing more: the next ones are typed in their place.
 */
export function CodeField({ reply, ...props }: Props) {
  const { frame, control, own } = useFramed(props)
  const [length, setLength] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  // What was wrong elsewhere on the form leaves the digits as good as they were.
  const isUsed = reply !== undefined && (reply.problem !== null || Boolean(frame.errors?.length))
  useEffect(() => {
    if (!reply || !isUsed || !input.current?.value) return
    input.current.value = ''
    setLength(0)
    input.current.focus()
  }, [reply, isUsed])

  /** Whoever has typed the last digit has nothing else to do here, unless something beside it is still missing. */
  function look({ currentTarget: box }: SyntheticEvent<HTMLInputElement>) {
    const digits = latinDigits(box.value).replace(/\D/g, '').slice(0, codeLength)
    if (digits !== box.value) box.value = digits
    setLength(digits.length)
    if (digits.length === codeLength && !box.form?.querySelector('input:invalid')) box.form?.requestSubmit()
  }
  return (
    <FieldFrame {...frame}>
      <div className={frame.errors?.length ? 'otp invalid' : 'otp'}>
        <input
          ref={input}
          type="text"
          name={own.name}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required={own.required}
          onInput={look}
          {...control}
        />
        <span className="otp-b" dir="ltr" aria-hidden>
          {boxes.map((at) => (
            <i key={at} className={at === length ? 'cur' : undefined} />
          ))}
        </span>
      </div>
    </FieldFrame>
  )
}
