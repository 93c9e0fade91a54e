import { type ReactNode, useState } from 'react'
import type { HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import type { ReceivePaymentForm } from '../inputs.ts'
import { parkedPath } from '../parked-paths.ts'
import { type UnchosenWay, unchosenWays } from '../receipt.ts'
import { OtherSlip } from './other-slip.tsx'
import { outcomeOf, type Till, type Ways } from './till.ts'
import { TillCheque } from './till-cheque.tsx'
import { type Credit, TillCredit } from './till-credit.tsx'
import { TillTransfer } from './till-transfer.tsx'

type Props = {
  till: Till
  reply: Reply | undefined
  takesCash: boolean
  /** Why no cash is taken here, and who takes it. */
  noCash: ReactNode
  banks: readonly (readonly [string, string])[]
  accounts: Partial<Record<HeldFor, string>>
  owed: bigint
  credit: Credit
  takesCheques: boolean
  maySetApart: boolean
}

/** A reference was refused as taken before, or somebody said already that it is another slip. */
const slipIsTold = (reply: Reply | undefined) =>
  Boolean(reply?.typed.otherSlip) ||
  ['1', '2', '3', '4'].some((way) => reply?.typed[`reference${way}`] && reply.fields[`reference${way}`])

/** In which ways it is paid, what comes of it, and the act. */
export function TillPayment({ till, reply, takesCash, noCash, banks, accounts, owed, credit, takesCheques, maySetApart }: Props) {
  const field = fieldsOf<ReceivePaymentForm>(reply)
  const [rest, setRest] = useState<UnchosenWay>(reply?.typed.rest === 'credit' ? 'credit' : 'oldest')
  const outcome = outcomeOf(till, rest, owed)
  const amount = (way: keyof Ways, name: keyof ReceivePaymentForm & string) => ({
    ...field(name),
    defaultValue: undefined,
    value: till.ways[way],
    onChange: ({ target }: { target: { value: string } }) => till.write(way, target.value),
  })
  return (
    <Card title="طريقة الدفع">
      <div className="stack">
        <fieldset className="till-way" disabled={!takesCash}>
          <legend>نقدًا {takesCash && <kbd dir="ltr">1</kbd>}</legend>
          <input type="hidden" name="method1" value="cash" />
          <div className="form-grid">
            <MoneyField {...amount('cash', 'amount1')} label="المبلغ" disabled={!takesCash} />
            {takesCash && <MoneyField {...amount('tendered', 'tendered1')} label="ما سلّمه" optional />}
          </div>
          {noCash}
          {till.change > 0n && (
            <p className="till-change" role="status">
              الباقي له <Money amount={till.change} />
            </p>
          )}
        </fieldset>
        <details
          className="till-way"
          open={!takesCash || till.ways.card !== '' || Boolean(reply?.fields.amount2 ?? reply?.fields.reference2)}
        >
          <summary>
            بطاقة <kbd dir="ltr">2</kbd>
          </summary>
          <input type="hidden" name="method2" value="card" />
          <div className="form-grid">
            <MoneyField {...amount('card', 'amount2')} label="المبلغ" />
            <Field {...field('reference2')} label="رقم العملية" dir="ltr" />
          </div>
        </details>
        <TillTransfer {...{ till, reply, banks, accounts, amount }} />
        {takesCheques && <TillCheque {...{ till, reply }} />}
        <Field {...field('note')} label="ملاحظة" optional maxLength={200} />
        {maySetApart && slipIsTold(reply) && <OtherSlip {...field('otherSlip')} />}
        {outcome?.isUnchosen && (
          <ChoiceField
            {...field('rest', rest)}
            label="لم تختر مستحقًا، وما تقبضه"
            options={unchosenWays}
            help={rest === 'oldest' ? 'الأقدم استحقاقًا أولًا، ومنه طلبات التأمين.' : 'لا يُسدَّد به شيء حتى يُوزَّع.'}
            onChoose={(way) => setRest(way === 'credit' ? 'credit' : 'oldest')}
          />
        )}
        <Sums {...{ till, outcome, owed }} />
        <SubmitButton block>
          {till.paid === 0n && till.promised > 0n ? 'سجّل الشيك' : 'سجّل الدفعة وأصدر السند'} <kbd dir="ltr">Ctrl Enter</kbd>
        </SubmitButton>
        {credit.free > 0n && owed > 0n && <TillCredit {...{ till, owed, ...credit }} />}
        <SubmitButton block variant="ghost" className="till-park" formAction={`${parkedPath}?act=park`}>
          علّق الدفعة <kbd dir="ltr">F6</kbd>
        </SubmitButton>
      </div>
    </Card>
  )
}

type SumsProps = { till: Till; outcome: ReturnType<typeof outcomeOf>; owed: bigint }

function Sums({ till, outcome, owed }: SumsProps) {
  const { chosen, paid: came, promised, rounded } = till
  return (
    <dl className="kv till-sums" aria-live="polite">
      {!outcome?.isUnchosen && (
        <div>
          <dt>المختار</dt>
          <dd>
            <Money amount={chosen} />
          </dd>
        </div>
      )}
      <div>
        <dt>المقبوض</dt>
        <dd>
          <Money amount={came} />
        </dd>
      </div>
      {promised > 0n && (
        <div>
          <dt>بشيك في الحافظة</dt>
          <dd>
            <Money amount={promised} />
          </dd>
        </div>
      )}
      {rounded > 0n && (
        <div>
          <dt>يُقرَّب له</dt>
          <dd>
            <Money amount={rounded} />
          </dd>
        </div>
      )}
      {outcome?.isUnchosen && outcome.settled > 0n && (
        <div>
          <dt>{came > 0n ? 'يُسدَّد به الأقدم' : 'يُغطى به الأقدم'}</dt>
          <dd>
            <Money amount={outcome.settled} />
          </dd>
        </div>
      )}
      {outcome && outcome.kept > 0n && (
        <div>
          <dt>{outcome.settled > 0n ? 'الزائد، يبقى رصيدًا له' : 'يبقى رصيدًا له'}</dt>
          <dd>
            <Money amount={outcome.kept} />
          </dd>
        </div>
      )}
      {!outcome && came + promised > 0n && (
        <div>
          <dt>أقل من المختار</dt>
          <dd>
            <Button variant="soft" size="small" onClick={till.spread}>
              وزّع المقبوض على الأقدم
            </Button>
          </dd>
        </div>
      )}
      {outcome && owed > outcome.settled && (
        <div>
          <dt>يبقى عليه</dt>
          <dd>
            <Money amount={outcome.left} />
          </dd>
        </div>
      )}
    </dl>
  )
}
