import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FieldNotes } from '#ui/form/frame.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { type Typed, useTyped } from '#ui/form/typed.ts'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { TariffForm as Fields } from '../inputs.ts'
import type { tariffPage } from '../tariff-queries.ts'
import { TariffPreview } from './tariff-preview.tsx'

type Begun = Pick<Awaited<ReturnType<typeof tariffPage>>, 'begun' | 'rates' | 'rules' | 'seen'>
type Props = Begun & { reply: Reply | undefined }

/** The next tariff, begun with an earlier one, and what it will cost to send by it. Begins anew when another one was published. */
export const TariffForm = (props: Props) => <NextTariff key={`${props.begun} ${props.seen}`} {...props} />

function NextTariff({ rates, rules, seen, reply }: Props) {
  const { typed, onInput } = useTyped(reply, () => begunWith(rates))
  const field = fieldsOf<Fields>(reply)
  const rows = Array.from({ length: Math.min(rates.length + 3, 40) }, (_, index) => rates[index])
  return (
    <Card title="تعرفة جديدة">
      <PostForm reply={reply} before="النشر" onInput={onInput}>
        <Seen of={seen} reply={reply} />
        <div className="setting-fields">
          <Field {...field('reference')} label="رقم اعتماد التعرفة" required />
          <DateField {...field('validFrom')} label="تسري من" required />
          <NumberField {...field('divisor', rules?.divisor)} label="المقسوم عليه للوزن الحجمي" required />
          <NumberField {...field('heaviest', rules?.heaviest)} label="أكبر وزن" unit="كجم" inputMode="decimal" required />
          <NumberField
            {...field('codPercent', rules?.codPercent)}
            label="رسم الدفع عند الاستلام"
            unit="%"
            inputMode="decimal"
            required
          />
          <MoneyField {...field('codLeast', rules?.codLeast)} label="أقل رسم" required />
        </div>
        <fieldset className="field" id="field-rates">
          <legend className="label">المناطق وأسعارها</legend>
          <div className="stack">
            {rows.map((rate, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <RateRow key={row} row={row} rate={rate} reply={reply} />
            ))}
          </div>
          <FieldNotes id="rates" help="الصف الفارغ لا يُحسب." errors={reply?.fields.rates} />
        </fieldset>
        <section className="stack" aria-label="كما يحسبها الموقع">
          <p className="label">كما يحسبها الموقع</p>
          <TariffPreview typed={typed} most={rows.length} />
        </section>
        <div>
          <SubmitButton>انشر التعرفة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

type RateProps = { row: number; rate: Begun['rates'][number] | undefined; reply: Reply | undefined }

function RateRow({ row, rate, reply }: RateProps) {
  const of = fieldsOf<Record<string, string>>(reply)
  const field = (name: keyof NonNullable<RateProps['rate']>) => of(`rates.${row}.${name}`, rate?.[name])
  return (
    <div className="rate-row">
      <Field {...field('zone')} label="المنطقة" />
      <MoneyField {...field('firstKilo')} label="أول كيلو" />
      <MoneyField {...field('furtherKilo')} label="كل كيلو بعده" />
      <NumberField {...field('daysFrom')} label="من يوم" />
      <NumberField {...field('daysTo')} label="إلى يوم" />
    </div>
  )
}

const begunWith = (rates: Begun['rates']): Typed =>
  Object.fromEntries(
    rates.flatMap((rate, row) => Object.entries(rate).map(([name, value]) => [`rates.${row}.${name}`, value] as const)),
  )
