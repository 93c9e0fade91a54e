import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import type { ReceivePaymentForm } from '../inputs.ts'
import { parkedPath } from '../parked-paths.ts'
import type { Till, Ways } from './till.ts'
import { TillCheque } from './till-cheque.tsx'

type Props = {
  till: Till
  reply: Reply | undefined
  hasBox: boolean
  banks: readonly (readonly [string, string])[]
  owed: bigint
  takesCheques: boolean
}

/** In which ways it is paid, what comes of it, and the act. */
export function TillPayment({ till, reply, hasBox, banks, owed, takesCheques }: Props) {
  const field = fieldsOf<ReceivePaymentForm>(reply)
  const amount = (way: keyof Ways, name: keyof ReceivePaymentForm & string) => ({
    ...field(name),
    defaultValue: undefined,
    value: till.ways[way],
    onChange: ({ target }: { target: { value: string } }) => till.write(way, target.value),
  })
  return (
    <Card title="طريقة الدفع">
      <div className="stack">
        <fieldset className="till-way" disabled={!hasBox}>
          <legend>
            نقدًا <kbd dir="ltr">1</kbd>
          </legend>
          <input type="hidden" name="method1" value="cash" />
          <div className="form-grid">
            <MoneyField
              {...amount('cash', 'amount1')}
              label="المبلغ"
              help={hasBox ? undefined : 'افتح وردية صندوقك لتقبض نقدًا.'}
            />
            <MoneyField {...amount('tendered', 'tendered1')} label="ما سلّمه" optional />
          </div>
          {till.change > 0n && (
            <p className="till-change" role="status">
              الباقي له <Money amount={till.change} />
            </p>
          )}
        </fieldset>
        <details className="till-way" open={till.ways.card !== '' || Boolean(reply?.fields.amount2 ?? reply?.fields.reference2)}>
          <summary>
            بطاقة <kbd dir="ltr">2</kbd>
          </summary>
          <input type="hidden" name="method2" value="card" />
          <div className="form-grid">
            <MoneyField {...amount('card', 'amount2')} label="المبلغ" />
            <Field {...field('reference2')} label="رقم العملية" dir="ltr" />
          </div>
        </details>
        <details
          className="till-way"
          open={till.ways.transfer !== '' || Boolean(reply?.fields.amount3 ?? reply?.fields.reference3 ?? reply?.fields.account3)}
        >
          <summary>
            تحويل بنكي <kbd dir="ltr">3</kbd>
          </summary>
          <input type="hidden" name="method3" value="bank-transfer" />
          <div className="form-grid">
            <MoneyField {...amount('transfer', 'amount3')} label="المبلغ" />
            <Field {...field('reference3')} label="رقم التحويل" dir="ltr" />
            <SelectField {...field('account3', banks[0]?.[0])} label="وصل إلى" options={banks} />
          </div>
        </details>
        {takesCheques && <TillCheque {...{ till, reply }} />}
        <Field {...field('note')} label="ملاحظة" optional maxLength={200} />
        <Sums {...{ till, owed }} />
        <SubmitButton block>
          {till.paid === 0n && till.promised > 0n ? 'سجّل الشيك' : 'سجّل الدفعة وأصدر السند'} <kbd dir="ltr">Ctrl Enter</kbd>
        </SubmitButton>
        <SubmitButton block variant="ghost" className="till-park" formAction={`${parkedPath}?act=park`}>
          علّق الدفعة <kbd dir="ltr">F6</kbd>
        </SubmitButton>
      </div>
    </Card>
  )
}

function Sums({ till, owed }: { till: Till; owed: bigint }) {
  const { chosen, paid: came, promised, rounded } = till
  const paid = came + promised + rounded
  return (
    <dl className="kv till-sums" aria-live="polite">
      <div>
        <dt>المختار</dt>
        <dd>
          <Money amount={chosen} />
        </dd>
      </div>
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
      {paid > chosen && chosen > 0n && (
        <div>
          <dt>الزائد، رصيد دائن</dt>
          <dd>
            <Money amount={paid - chosen} />
          </dd>
        </div>
      )}
      {paid < chosen && paid > 0n && (
        <div>
          <dt>أقل من المختار</dt>
          <dd>
            <Button variant="soft" size="small" onClick={till.spread}>
              وزّع المقبوض على الأقدم
            </Button>
          </dd>
        </div>
      )}
      {paid >= chosen && owed > chosen && (
        <div>
          <dt>يبقى عليه</dt>
          <dd>
            <Money amount={owed - chosen} />
          </dd>
        </div>
      )}
    </dl>
  )
}
