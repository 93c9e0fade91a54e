import { Card } from '#ui/card.tsx'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, PhoneField } from '#ui/form/text-fields.tsx'
import { useTyped } from '#ui/form/typed.ts'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { PieceRows } from '../../intake/ui/piece-rows.tsx'
import { Bill, priceIn } from '../../intake/ui/price-card.tsx'
import { parcelServices } from '../../journey/parcel.ts'
import type { BookingForm as Form } from '../inputs.ts'
import type { NewOwnParcel } from '../queries.ts'

type Props = { page: NewOwnParcel; reply: Reply | undefined }

/** A parcel of a merchant, and beside it what it costs by his contract as it is typed. */
export function BookingForm({ page, reply }: Props) {
  const { typed, onInput } = useTyped(reply, () => ({ place: page.known?.place ?? '' }))
  const merchant = { name: '', rates: page.rates, cod: page.cod, until: null }
  const price = priceIn({ ...page, known: { merchant, senderPhone: typed.senderPhone } }, typed)
  return (
    <PostForm reply={reply} before="التسجيل" onInput={onInput}>
      <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : page.formId} />
      <div className="desk2">
        <div className="stack">
          <Recipient page={page} reply={reply} />
          <Content reply={reply} />
        </div>
        <Card title="السعر">
          {price ? <Bill {...price} /> : <p className="muted sm">اكتب الولاية والوزن ليظهر السعر.</p>}
          <p className="muted xs">يُوزن الطرد عند استلامه منك، وما زاد وزنه أو نقص يُحسب بعقدك.</p>
        </Card>
      </div>
    </PostForm>
  )
}

function Recipient({ page: { known, places, offices }, reply }: Props) {
  const field = fieldsOf<Form>(reply)
  return (
    <Card title="إلى">
      <div className="stack">
        <div className="form-grid">
          <PhoneField {...field('recipientPhone', known?.recipientPhone)} label="هاتف المرسل إليه" required />
          <Field {...field('recipientName', known?.recipientName)} label="اسم المرسل إليه" maxLength={120} required />
          <SelectField
            {...field('place', known?.place)}
            label="الولاية أو الدولة"
            options={places.map(({ place }) => [place, place] as const)}
            required
          />
          <Field {...field('quarter', known?.quarter ?? undefined)} label="المنطقة" maxLength={80} optional />
        </div>
        <ChoiceField {...field('service', known?.service ?? 'door')} label="كيف يصل؟" options={parcelServices} required />
        <div className="form-grid">
          <Field
            {...field('landmark', known?.landmark ?? undefined)}
            label="علامة قريبة"
            help="يلزم للتوصيل إلى الباب: خلف جامع الخوض، البوابة البيضاء"
            maxLength={160}
            optional
          />
          <Field {...field('building', known?.building ?? undefined)} label="المبنى أو البيت" maxLength={80} optional />
          {offices.length > 1 && (
            <SelectField
              {...field('toBranchId')}
              label="فرع الاستلام"
              help="لمن يستلمه من الفرع بالرمز"
              placeholder="فرع ولايته"
              options={offices}
              optional
            />
          )}
        </div>
      </div>
    </Card>
  )
}

function Content({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<Form>(reply)
  return (
    <Card title="الطرد">
      <div className="stack">
        <PieceRows reply={reply} />
        <div className="form-grid">
          <Field {...field('content')} label="ما في الطرد" help="ملابس أطفال، قطعتان" maxLength={120} required />
          <MoneyField {...field('declaredValue')} label="القيمة المصرَّح بها" optional />
          <MoneyField {...field('cod')} label="المطلوب عند التسليم" help="ثمن البضاعة، ويُحوَّل إليك" optional />
          <Field {...field('senderReference')} label="مرجعك" help="رقم الطلب عندك، لا يتكرر" maxLength={40} optional />
        </div>
        <CheckField {...field('fragile')} label="قابل للكسر" />
        <CheckField
          {...field('exchange')}
          label="تبديل: يأخذ المندوب القديم"
          help="له بوليصة عودة برقم آخر، ولا يُسلَّم الجديد قبل مسح القديم"
        />
        <div>
          <SubmitButton>سجّل الطرد</SubmitButton>
        </div>
      </div>
    </Card>
  )
}
