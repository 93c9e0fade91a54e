import { newReservationPath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { NumberField, PhoneField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { BookingPage } from '../booking-page.ts'
import type { ReserveForm } from '../inputs.ts'

type Props = { page: BookingPage; total: bigint; query: string; reply: Reply | undefined }

const sources = { office: 'في المكتب', phone: 'بالهاتف' } as const

/** Who reserves; what was chosen above goes with it. */
export function PersonForm({ page, total, query, reply }: Props) {
  const { asked, known, formId, holdMinutes } = page
  const field = fieldsOf<ReserveForm>(reply)
  const ways = { confirm: 'أكّده الآن', hold: `مبدئيًا، ${howMany(holdMinutes, 'minute')}` }
  const { phone: _, addOns, under25, ...chosen } = asked
  return (
    <Card title="من يحجز" actions={<Money amount={total} />}>
      <PostForm reply={reply} action={`${newReservationPath}${query}`} before="الحجز" part="person">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        {Object.entries(chosen).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {addOns.map((id) => (
          <input key={id} type="hidden" name="addOns" value={id} />
        ))}
        {under25 && <input type="hidden" name="under25" value="yes" />}
        {known && !asked.company && (
          <p className="sm">
            هذا الهاتف لـ
            <OpenLink to={known.path}>
              <bdi>{known.name}</bdi>
            </OpenLink>
            ، والحجز يُضاف إلى سجله.
          </p>
        )}
        {page.terms.discount && (
          <Field
            {...field('discountWhy')}
            label="سبب الخصم"
            help={`خصم ${asked.discount}% على سعر السيارة`}
            maxLength={200}
            required
          />
        )}
        <div className="form-grid">
          <Field
            {...field('name', asked.company ? undefined : known?.name)}
            label={asked.company ? 'اسم السائق' : 'الاسم'}
            maxLength={120}
            required
          />
          <PhoneField {...field('phone', asked.phone)} label="رقم الهاتف" required />
          <NumberField {...field('age')} label="عمر السائق" unit="سنة" optional />
          <Field {...field('licenceCountry')} label="بلد الرخصة" maxLength={60} optional />
          <Field {...field('flightNumber')} label="رقم الرحلة" help="للتسليم في المطار" dir="ltr" maxLength={20} optional />
        </div>
        <ChoiceField {...field('source', 'office')} label="مصدر الحجز" options={sources} required />
        <ChoiceField {...field('how', 'confirm')} label="الحجز" options={ways} required />
        <TextareaField {...field('note')} label="ملاحظة" maxLength={500} rows={2} optional />
        <div>
          <SubmitButton>احجز السيارة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
