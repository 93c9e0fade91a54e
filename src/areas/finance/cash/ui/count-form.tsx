import '#ui/styles/cash.css'
import { type FormEvent, type ReactNode, useState } from 'react'
import { NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { latinDigits } from '#values/text.ts'
import { type Pieces, pieces, sumOf, usualPieces } from '../cash.ts'
import type { CountSessionForm } from '../inputs.ts'

/** `before` names what is refused, `press` its button; `children` stand above the notes. */
type Props = {
  action?: string
  coin: bigint
  reply: Reply | undefined
  before?: string
  press?: string
  note?: string
  children?: ReactNode
}

const countIn = (typed: unknown) => {
  const digits = latinDigits(String(typed ?? '')).trim()
  return /^\d{1,5}$/.test(digits) ? Number(digits) : 0
}

const readPieces = (typedIn: (name: string) => unknown): Pieces =>
  Object.fromEntries(pieces.map(({ name }) => [name, countIn(typedIn(name))]))

/** How many of each note and coin; what they come to is added up beside, what there should be is not said. */
export function CountForm({ action, coin, reply, before = 'حفظ العدّ', press = 'احفظ العدّ', note, children }: Props) {
  const field = fieldsOf<CountSessionForm>(reply)
  // What should be there is not told to whoever opens: it is counted, not matched.
  const isOpening = before === 'الفتح'
  const [sum, setSum] = useState(() => sumOf(readPieces((name) => reply?.typed[name])))
  const addUp = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget)
    setSum(sumOf(readPieces((name) => typed.get(name))))
  }
  return (
    <PostForm {...(action && { action })} reply={reply} before={before} onInput={addUp}>
      {children}
      <p className="muted sm">{note ?? `اكتب عدد كل فئة.${isOpening ? '' : ' ما في الدفاتر يظهر لك بعد أن تحفظ العدّ.'}`}</p>
      <div className="pieces">
        {(coin < 5n ? pieces : usualPieces).map(({ name, label }) => (
          <NumberField key={name} {...field(name)} label={label} placeholder="0" maxLength={5} />
        ))}
      </div>
      <p className="counted-sum" aria-live="polite">
        مجموع ما عددته <Money amount={sum} />
      </p>
      <div>
        <SubmitButton>{press}</SubmitButton>
      </div>
    </PostForm>
  )
}
