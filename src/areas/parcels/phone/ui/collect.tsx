import { type MouseEvent, useState } from 'react'
import { ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import { Money, Num } from '#ui/values.tsx'
import { baisaIn, inDecimals, rialsFault } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'
import type { DeliverForm } from '../../runs/inputs.ts'
import type { ShownStop } from '../../runs/queries.ts'
import { nextNotes } from '../next-notes.ts'

export type Way = 'cash' | 'card' | 'unpaid'
const ways = { cash: 'نقدًا', card: 'بطاقة', unpaid: 'لم يدفع' } as const satisfies Record<Way, string>

type Props = { due: ShownStop['due']; reply: Reply | undefined; way: Way; onWay: (way: Way) => void }

/** What is to be taken here, whose it is, and what goes back of what was given. */
export function Collect({ due, reply, way, onWay }: Props) {
  const field = fieldsOf<DeliverForm>(reply)
  const [given, setGiven] = useState(String(reply?.typed.paid ?? ''))
  const asked = way === 'card' ? due.card : due.cash
  const change = changeOf(given, asked)
  const read = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.name === 'paid') setGiven(target.value)
    if (target.name !== 'way') return
    onWay(target.value as Way)
    putSum(target.form, target.value === 'card' ? due.card : due.cash)
  }
  return (
    <div className="stack" onInput={({ target }) => read(target)}>
      <Asked due={due} asked={asked} />
      <ChoiceField {...field('way', 'cash')} label="كيف دفع؟" options={ways} required />
      <fieldset className="stack" disabled={way === 'unpaid'} hidden={way === 'unpaid'}>
        <MoneyField {...field('paid', inDecimals(due.cash))} label="أعطاك" required />
        {way === 'cash' && <QuickCash asked={asked} given={given} />}
        {way === 'card' && (
          <Field {...field('reference')} label="رقم العملية" help="من قسيمة الجهاز" dir="ltr" maxLength={40} required />
        )}
        {way === 'cash' && change > 0n && (
          <p className="give-back" aria-live="polite">
            أعد له <Money amount={change} />
          </p>
        )}
      </fieldset>
    </div>
  )
}

const Asked = ({ due, asked }: { due: ShownStop['due']; asked: bigint }) => (
  <div className="collect">
    <span>
      <b>المطلوب</b>
      {due.cod > 0n && (
        <span className="sm db">
          للمرسل <Money amount={due.cod} />
        </span>
      )}
      {due.ours > 0n && (
        <span className="sm db">
          رسوم التوصيل <Money amount={asked - due.cod} />
        </span>
      )}
    </span>
    <Money amount={asked} />
  </div>
)

/** The sum itself and the notes above it, by one press. */
function QuickCash({ asked, given }: { asked: bigint; given: string }) {
  const put = (sum: bigint) => (event: MouseEvent<HTMLButtonElement>) => putSum(event.currentTarget.form, sum)
  const isGiven = (sum: bigint) => given === inDecimals(sum)
  return (
    <div className="row wrap">
      <button type="button" className="chip" aria-pressed={given === '' || isGiven(asked)} onClick={put(asked)}>
        المبلغ نفسه
      </button>
      {nextNotes(asked).map((sum) => (
        <button key={String(sum)} type="button" className="chip" aria-pressed={isGiven(sum)} onClick={put(sum)}>
          <Num>{sum / 1000n}</Num>
        </button>
      ))}
    </div>
  )
}

/** As if it were typed. */
function putSum(form: HTMLFormElement | null, sum: bigint) {
  const box = form?.elements.namedItem('paid')
  if (!(box instanceof HTMLInputElement)) return
  box.value = inDecimals(sum)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

function changeOf(given: string, asked: bigint) {
  const typed = latinDigits(given).trim()
  return typed === '' || rialsFault(typed) ? 0n : baisaIn(typed) - asked
}
