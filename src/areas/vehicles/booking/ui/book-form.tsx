import '#ui/styles/car-search.css'
import { Form, Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PublicFormFields } from '#ui/form/public-form.tsx'
import { NumberField, PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { PhotoStrip } from '#ui/photo-strip.tsx'
import { Money } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import type { BookCarForm } from '../inputs.ts'
import type { WantedCar } from '../pages.ts'
import { bookPath } from '../paths.ts'
import { PriceCard } from './price-card.tsx'
import { BookedStretch } from './stretch.tsx'

type Props = {
  form: string
  wanted: WantedCar
  known: { name: string | undefined; phone: string | undefined } | null
  back: string
  reply: Reply | undefined
}

/** One column of what is asked, with the price in sight. */
export function BookForm({ form, wanted, known, back, reply }: Props) {
  return (
    <div className="book">
      <div className="stack">
        <section className="card booked-class">
          <PhotoStrip photos={wanted.photos} called={wanted.className} drawing={null} />
          <BookedStretch {...wanted} />
          <div className="done-line">
            <Link className="link sm" to={back}>
              غيّر التواريخ أو الفئة
            </Link>
          </div>
        </section>
        {wanted.addOns.length > 0 && <AddOns wanted={wanted} />}
        <Driver form={form} wanted={wanted} known={known} reply={reply} />
      </div>
      <PriceCard price={wanted.price} />
    </div>
  )
}

/** Ticked and added, they are in the address: the price beside is that of the server. */
function AddOns({ wanted: { search, classId, addOns, chosen } }: { wanted: WantedCar }) {
  return (
    <Card title="إضافات">
      <Form method="get" action={bookPath} className="stack" preventScrollReset>
        <Carried values={{ ...search, classId }} />
        <fieldset className="choices">
          <legend className="visually-hidden">إضافات</legend>
          {addOns.map(({ id, name, charged, amount }) => (
            <label key={id} className="opt-row">
              <input type="checkbox" className="check" name="addOns" value={id} defaultChecked={chosen.includes(id)} />
              <span>
                {name}: <Money amount={amount} /> {charged === 'day' && 'لليوم'}
              </span>
            </label>
          ))}
        </fieldset>
        <div>
          <button type="submit" className={buttonLook({ variant: 'outline', size: 'small' })}>
            احسب السعر معها
          </button>
        </div>
      </Form>
    </Card>
  )
}

function Carried({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

const youngInWords = ({ below, day, excess }: NonNullable<WantedCar['young']>) =>
  [
    `دون ${howMany(below, 'year', 'gen')}`,
    ...(day > 0n ? [`يُضاف ${inRials(day)} لليوم`] : []),
    ...(excess > 0 ? [`ويزيد مبلغ التحمّل ${excess}%`] : []),
  ].join('، ')

function Driver({ form, wanted: { search, classId, chosen, young }, known, reply }: Omit<Props, 'back'>) {
  const field = fieldsOf<BookCarForm>(reply)
  const { age, ...stretch } = search
  return (
    <PostForm reply={reply} className="card card-b stack" before="الحجز">
      <h2>بيانات السائق</h2>
      <PublicFormFields form={form} />
      <Carried values={{ ...stretch, classId }} />
      {chosen.map((id) => (
        <input key={id} type="hidden" name="addOns" value={id} />
      ))}
      <div className="grid2">
        <Field {...field('name', known?.name)} label="الاسم كما في الرخصة" autoComplete="name" required />
        <PhoneField {...field('phone', known?.phone)} label="رقم الهاتف" help="نرسل إليه رمزًا يؤكد الحجز." required />
        <NumberField {...field('age', age)} label="عمر السائق" unit="سنة" help={young && youngInWords(young)} required />
        <Field {...field('licenceCountry', 'سلطنة عُمان')} label="الدولة التي أصدرت الرخصة" autoComplete="country-name" required />
        <Field {...field('flightNumber')} label="رقم الرحلة" dir="ltr" optional help="إن وصلت بالطائرة، فننتظرك إن تأخرت." />
      </div>
      <SubmitButton size="large" block>
        احجز مبدئيًا
      </SubmitButton>
      <p className="help">نمسك لك السيارة دقائق حتى تكتب الرمز. لا تدفع شيئًا الآن.</p>
    </PostForm>
  )
}
