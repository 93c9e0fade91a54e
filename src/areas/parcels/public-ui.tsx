import { Form } from 'react-router'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Button, fieldsOf } from '#ui/form.tsx'
import { Money, Num } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import type { QuoteForm } from './inputs.ts'
import type { Calculation, Tariff } from './public.ts'

type Quote = NonNullable<Calculation['quote']>

/** What a parcel costs, from the tariff alone: a question to the page itself, so its answer has an address and needs no script. */
export function TariffCalculator({ calculation, request }: { calculation: Calculation; request: string }) {
  const { tariff, quote } = calculation
  return (
    <section className="card" id="price" aria-labelledby="price-title">
      <div className="card-h">
        <h2 className="grow" id="price-title">
          احسب السعر
        </h2>
        <span className="xs muted">{tariff && <TariffNote tariff={tariff} />}</span>
      </div>
      <div className="card-b stack">
        {tariff ? <QuoteQuestion {...calculation} tariff={tariff} /> : <NoTariff request={request} />}
        {tariff && quote && <QuoteShown quote={quote} tariff={tariff} />}
      </div>
    </section>
  )
}

function NoTariff({ request }: { request: string }) {
  return (
    <p>
      لم تُعتمد التعرفة بعد. <a href={request}>أرسل طلبك</a> ونرد عليك بالسعر.
    </p>
  )
}

function QuoteQuestion({ tariff, typed, fields }: Calculation & { tariff: Tariff }) {
  const state = fieldsOf<QuoteForm>({ fields, typed, problem: null })
  // A request form may stand on the same page with fields of the same names.
  const field = (name: keyof QuoteForm) => ({ ...state(name), id: `price-${name}` })
  return (
    <Form method="get" action="#price" preventScrollReset noValidate className="stack">
      <div className="grid2">
        <SelectField {...field('zone')} label="إلى" options={tariff.zones.map(({ id, name }) => [id, name] as const)} />
        <NumberField {...field('weight')} label="الوزن" unit="كجم" inputMode="decimal" />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField {...field('length')} label="الطول" unit="سم" inputMode="decimal" />
        <NumberField {...field('width')} label="العرض" unit="سم" inputMode="decimal" />
        <NumberField {...field('height')} label="الارتفاع" unit="سم" inputMode="decimal" />
        <MoneyField {...field('cod')} label="المطلوب عند التسليم" />
      </div>
      <Button type="submit" variant="outline">
        احسب السعر
      </Button>
    </Form>
  )
}

function TariffNote({ tariff: { reference, validFrom, demonstration } }: { tariff: Tariff }) {
  if (demonstration) return 'أسعار تجريبية للعرض فقط'
  return (
    <>
      التعرفة المعتمدة رقم <bdi>{reference}</bdi> بتاريخ {dayInWords(validFrom)}
    </>
  )
}

function QuoteShown({ quote, tariff }: { quote: Quote; tariff: Tariff }) {
  const { weight, byVolume, grams, price, codFee, total, zone } = quote
  return (
    <div className="stack" role="status">
      {byVolume !== null && (
        <p className="sm muted">
          الوزن الفعلي <Kilos grams={weight} /> والحجمي <Kilos grams={byVolume} />: نحتسب الأكبر منهما.
        </p>
      )}
      <div className="sum">
        <div>
          <span className="muted">
            {zone.name} · الوزن المحتسب <Kilos grams={grams} />
          </span>
          <Money amount={price} />
        </div>
        {codFee > 0n && (
          <div>
            <span className="muted">رسم الدفع عند الاستلام</span>
            <Money amount={codFee} />
          </div>
        )}
        <div className="total">
          <span>المجموع</span>
          <Money amount={total} />
        </div>
      </div>
      <p className="xs muted">
        المدة حسب التعرفة: {howMany(zone.daysTo, 'day')}. نحتسب الأكبر من الوزن الفعلي والوزن الحجمي: الطول × العرض × الارتفاع
        بالسنتيمتر ÷ <Num>{String(tariff.divisor)}</Num>
      </p>
    </div>
  )
}

const Kilos = ({ grams }: { grams: number }) => (
  <>
    <Num>{String(grams / 1_000)}</Num> كجم
  </>
)
