import { useState } from 'react'
import { ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { baisaIn, inDecimals, rialsFault } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'
import type { DeliverForm } from '../../runs/inputs.ts'
import type { ShownStop } from '../../runs/queries.ts'

const ways = { cash: 'نقدًا', card: 'بطاقة' } as const

/** What is to be taken here, whose it is, and what goes back of what was given. */
export function Collect({ due, reply }: { due: ShownStop['due']; reply: Reply | undefined }) {
  const field = fieldsOf<DeliverForm>(reply)
  const [way, setWay] = useState(String(reply?.typed.way ?? 'cash'))
  const [given, setGiven] = useState(String(reply?.typed.paid ?? ''))
  const asked = way === 'card' ? due.card : due.cash
  if (due.card === 0n) return null
  const change = changeOf(given, asked)
  return (
    <div className="stack" onInput={({ target }) => read(target, { setWay, setGiven })}>
      <div className="collect">
        <b>المطلوب</b>
        <span className="sm">
          {due.cod > 0n && (
            <span className="db">
              للمرسل <Money amount={due.cod} />
            </span>
          )}
          {due.ours > 0n && (
            <span className="db">
              رسوم التوصيل <Money amount={asked - due.cod} />
            </span>
          )}
        </span>
        <Money amount={asked} />
      </div>
      <ChoiceField {...field('way', 'cash')} label="كيف دفع؟" options={ways} required />
      <MoneyField {...field('paid', inDecimals(due.cash))} label="أعطاك" required />
      <Field
        {...field('reference')}
        label="رقم العملية"
        help="من قسيمة الجهاز، إن دفع بالبطاقة"
        dir="ltr"
        maxLength={40}
        optional
      />
      {way === 'cash' && change > 0n && (
        <p className="give-back" aria-live="polite">
          أعد له <Money amount={change} />
        </p>
      )}
    </div>
  )
}

type Sets = { setWay: (way: string) => void; setGiven: (given: string) => void }

function read(target: EventTarget, { setWay, setGiven }: Sets) {
  if (!(target instanceof HTMLInputElement)) return
  if (target.name === 'way') setWay(target.value)
  if (target.name === 'paid') setGiven(target.value)
}

function changeOf(given: string, asked: bigint) {
  const typed = latinDigits(given).trim()
  return typed === '' || rialsFault(typed) ? 0n : baisaIn(typed) - asked
}
