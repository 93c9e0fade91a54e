import { Form } from 'react-router'
import type { Calculation } from '#areas/parcels/public.ts'
import { DeliveryDays } from '#areas/parcels/public-ui.tsx'
import { pages } from '#areas/site/pages.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Button } from '#ui/form.tsx'
import { Money, Num } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'

type Props = { calculation: Calculation & { tariff: NonNullable<Calculation['tariff']> } }

/** What a parcel costs by the approved tariff; asked by address, so an answer can be shared. */
export function PriceCalculator({ calculation: { tariff, typed, fields, quote } }: Props) {
  const problems: Record<string, string[] | undefined> = fields
  const field = (name: string) => ({ name, id: `price-${name}`, defaultValue: typed[name], errors: problems[name] })
  const zones = tariff.zones.map(({ id, name }) => [id, name] as const)
  return (
    <section className="card price" id="price" aria-labelledby="price-title">
      <div className="card-h">
        <h2 id="price-title" className="grow">
          احسب السعر
        </h2>
        <span className="xs muted">{tariff.demonstration ? 'أسعار تجريبية للعرض فقط' : <Approved {...tariff} />}</span>
      </div>
      <Form className="card-b stack" action={`${pages.parcels.path}#price`} preventScrollReset noValidate>
        <div className="grid2">
          <SelectField {...field('zone')} label="إلى" options={zones} />
          <NumberField {...field('weight')} label="الوزن" unit="كجم" inputMode="decimal" />
        </div>
        <div className="grid3">
          <NumberField {...field('length')} label="الطول" unit="سم" optional inputMode="decimal" />
          <NumberField {...field('width')} label="العرض" unit="سم" optional inputMode="decimal" />
          <NumberField {...field('height')} label="الارتفاع" unit="سم" optional inputMode="decimal" />
        </div>
        <MoneyField {...field('cod')} label="المطلوب عند التسليم" optional />
        <Button type="submit" variant="outline">
          احسب السعر
        </Button>
        {quote && <Quoted quote={quote} />}
        <p className="help">
          <b>كيف يُحسب الوزن؟</b> نحتسب الأكبر من الوزن الفعلي والوزن الحجمي: الطول × العرض × الارتفاع بالسنتيمتر ÷{' '}
          <Num>{tariff.divisor}</Num>
        </p>
      </Form>
    </section>
  )
}

function Approved({ reference, validFrom }: Props['calculation']['tariff']) {
  return (
    <>
      التعرفة المعتمدة رقم <bdi>{reference}</bdi> بتاريخ {dayInWords(validFrom)}
    </>
  )
}

/** Before a tariff is approved nothing is quoted; the request is answered by a person. */
export function NoTariff() {
  return (
    <section className="card price" id="price" aria-labelledby="price-title">
      <div className="card-h">
        <h2 id="price-title">احسب السعر</h2>
      </div>
      <p className="card-b">
        لم تُعتمد التعرفة بعد.{' '}
        <a className="link inl" href="#request">
          أرسل طلبك
        </a>{' '}
        ونرد عليك بالسعر.
      </p>
    </section>
  )
}

function Quoted({ quote: { zone, grams, price, codFee, total } }: { quote: NonNullable<Calculation['quote']> }) {
  return (
    <div className="sum" role="status">
      <div>
        <span className="muted">
          {zone.name} · الوزن المحتسب <Num>{String(grams / 1_000)}</Num> كجم
        </span>
        <Money amount={price} />
      </div>
      {codFee > 0n && (
        <div>
          <span className="muted">رسم الدفع عند الاستلام</span>
          <Money amount={codFee} />
        </div>
      )}
      <div>
        <span className="muted">مدة التوصيل حسب التعرفة</span>
        <span>
          <DeliveryDays {...zone} />
        </span>
      </div>
      <div className="total">
        <span>المجموع</span>
        <Money amount={total} />
      </div>
    </div>
  )
}
