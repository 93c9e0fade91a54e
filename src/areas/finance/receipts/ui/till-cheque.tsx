import { bankChoices } from '#areas/finance/cheques/cheque-banks.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, type Reply } from '#ui/form.tsx'
import type { ReceivePaymentForm } from '../inputs.ts'
import { chequePlace } from '../receipt.ts'
import type { Till } from './till.ts'

const [amount, number, dueOn] = [`amount${chequePlace}`, `number${chequePlace}`, `dueOn${chequePlace}`] as const

/** A cheque is no money yet: it goes into the vault, and covers what is chosen and not paid otherwise. */
export function TillCheque({ till, reply }: { till: Till; reply: Reply | undefined }) {
  const field = fieldsOf<ReceivePaymentForm>(reply)
  const wrong = [amount, number, dueOn, 'bank', 'otherBank'].some((name) => reply?.fields[name])
  return (
    <details className="till-way" open={till.ways.cheque !== '' || wrong}>
      <summary>
        شيك <kbd dir="ltr">4</kbd>
      </summary>
      <p className="muted xs">يدخل الحافظة ويغطي المختار، ولا يصدر به سند حتى يُحصَّل.</p>
      <div className="form-grid">
        <MoneyField
          {...field(amount)}
          defaultValue={undefined}
          value={till.ways.cheque}
          onChange={({ target }) => till.write('cheque', target.value)}
          label="المبلغ"
        />
        <NumberField {...field(number)} label="رقم الشيك" />
        <SelectField {...field('bank')} label="البنك" options={bankChoices} />
        <Field {...field('otherBank')} label="اسم البنك الآخر" help="إن لم يكن في القائمة." maxLength={80} />
        <DateField {...field(dueOn)} label="تاريخه" />
      </div>
    </details>
  )
}
