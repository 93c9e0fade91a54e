import { counterPath } from '#areas/vehicles/paths.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { NumberField, PhoneField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import type { CounterPage } from '../counter-page.ts'
import type { WalkInForm } from '../inputs.ts'
import { residences } from '../rental.ts'

type Props = { page: CounterPage; due: bigint; query: string; reply: Reply | undefined }

/** Who takes it and with which licence; what was chosen above goes with it. */
export function CounterForm({ page, due, query, reply }: Props) {
  const { asked, known, customer, formId, contractId } = page
  const field = fieldsOf<WalkInForm>(reply)
  const { phone: _, addOns, under25, ...chosen } = asked
  const kept = (name: 'id' | 'contractId', begun: string) => (typeof reply?.typed[name] === 'string' ? reply.typed[name] : begun)
  return (
    <Card title="المستأجر والسائق">
      <PostForm reply={reply} action={`${counterPath}${withAct(query, 'go')}`} before="فتح العقد" part="person">
        <input type="hidden" name="id" value={kept('id', formId)} />
        <input type="hidden" name="contractId" value={kept('contractId', contractId)} />
        <input type="hidden" name="source" value="office" />
        {Object.entries(chosen).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {addOns.map((id) => (
          <input key={id} type="hidden" name="addOns" value={id} />
        ))}
        {under25 && <input type="hidden" name="under25" value="yes" />}
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
            label={asked.company ? 'اسم السائق كما في الرخصة' : 'الاسم كما في الرخصة'}
            maxLength={120}
            required
          />
          <PhoneField {...field('phone', asked.phone)} label="رقم الهاتف" required />
          <Field
            {...field('licenceNumber', customer?.licence?.number)}
            label="رقم رخصة القيادة"
            dir="ltr"
            maxLength={40}
            required
          />
          <DateField {...field('licenceUntil', customer?.licence?.until)} label="سارية حتى" required />
          <NumberField {...field('age')} label="عمر السائق" unit="سنة" optional />
          <Field {...field('licenceCountry')} label="بلد الرخصة" maxLength={60} optional />
        </div>
        <ChoiceField
          {...field('residence', customer?.isVisitor ? 'visitor' : 'resident')}
          label="المستأجر"
          options={residences}
          required
        />
        <p className="sm">
          {page.paysByMonth ? 'التأمين المسترد يُقبض الآن، والتأجير في فاتورة الشهر: ' : 'يُقبض الآن مع التأمين المسترد: '}
          <Money amount={due} />
        </p>
        <div className="row wrap">
          <SubmitButton name="how" value="confirm" size="large" data-counter="go">
            افتح العقد وأرسله للتوقيع
          </SubmitButton>
          <Button
            type="submit"
            name="how"
            value="hold"
            variant="outline"
            data-counter="park"
            formAction={`${counterPath}${withAct(query, 'park')}`}
          >
            اتركه حجزًا مبدئيًا
          </Button>
        </div>
      </PostForm>
    </Card>
  )
}

/** The chosen stretch stays in the address, so that what is refused is shown under what was chosen. */
const withAct = (query: string, act: 'go' | 'park') => `${query}${query ? '&' : '?'}act=${act}`
