import { Link } from 'react-router'
import { placesPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, PhoneField } from '#ui/form/text-fields.tsx'
import { useTyped } from '#ui/form/typed.ts'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { parcelServices, payers } from '../../journey/parcel.ts'
import type { TakeInForm } from '../inputs.ts'
import type { IntakePage } from '../queries.ts'
import { PieceRows } from './piece-rows.tsx'
import { PriceCard } from './price-card.tsx'

type Props = { page: IntakePage; reply: Reply | undefined }

/** The parcel somebody brings, and beside it what it costs as it is typed. */
export function IntakeForm({ page, reply }: Props) {
  const { typed, onInput } = useTyped(reply, () =>
    Object.fromEntries(Object.entries(page.known).map(([key, value]) => [key, typeof value === 'string' ? value : ''])),
  )
  if (!page.tariff || page.places.length === 0) return <NotReady />
  return (
    <PostForm reply={reply} before="الاستلام" onInput={onInput}>
      <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : page.formId} />
      <div className="desk2">
        <div className="stack">
          <Sender page={page} reply={reply} />
          <Recipient page={page} reply={reply} />
          <Pieces reply={reply} />
        </div>
        <PriceCard page={page} typed={typed} />
      </div>
      <Keys />
    </PostForm>
  )
}

/** For whoever takes in parcels all day, without a mouse. */
const Keys = () => (
  <p className="keys xs muted">
    {keys.map(([key, does]) => (
      <span key={key}>
        <kbd>{key}</kbd> {does}
      </span>
    ))}
  </p>
)
const keys = [
  ['F2', 'امسح'],
  ['F4', 'الوزن'],
  ['F7', 'المرسل'],
  ['F8', 'قطعة أخرى'],
  ['Ctrl Enter', 'استلم واطبع'],
] as const

const NotReady = () => (
  <Alert kind="info">
    لا تُسعَّر الطرود قبل أن تُنشر التعرفة وتُحدَّد <Link to={placesPath}>مناطق الولايات</Link>.
  </Alert>
)

function Sender({ page, reply }: Props) {
  const field = fieldsOf<TakeInForm>(reply)
  return (
    <Card title="من">
      <div className="form-grid">
        <PhoneField {...field('senderPhone', page.known.senderPhone)} label="هاتف المرسل" aria-keyshortcuts="F7" required />
        <Field {...field('senderName', page.known.senderName)} label="اسم المرسل" maxLength={120} required />
        <Field {...field('senderReference')} label="مرجعه" help="رقم الطلب عنده" maxLength={40} optional />
        {page.branches.length > 1 && (
          <SelectField {...field('branchId', page.branches[0]?.[0])} label="الفرع" options={page.branches} required />
        )}
      </div>
    </Card>
  )
}

function Recipient({ page, reply }: Props) {
  const field = fieldsOf<TakeInForm>(reply)
  const { known } = page
  const places = page.places.map(({ place }) => [place, place] as const)
  return (
    <Card title="إلى">
      <div className="stack">
        <div className="form-grid">
          <PhoneField {...field('recipientPhone', known.recipientPhone)} label="هاتف المرسل إليه" required />
          <Field {...field('recipientName', known.recipientName)} label="اسم المرسل إليه" maxLength={120} required />
          <SelectField {...field('place', known.place)} label="الولاية أو الدولة" options={[['', 'اختر'], ...places]} required />
          <Field {...field('quarter', known.quarter)} label="المنطقة" maxLength={80} optional />
        </div>
        <ChoiceField {...field('service', known.service ?? 'branch')} label="كيف يصل؟" options={parcelServices} required />
        <div className="form-grid">
          <Field
            {...field('landmark', known.landmark)}
            label="علامة قريبة"
            help="يلزم للتوصيل إلى الباب: خلف جامع الخوض، البوابة البيضاء"
            maxLength={160}
            optional
          />
          <Field {...field('building', known.building)} label="المبنى أو البيت" maxLength={80} optional />
          {page.offices.length > 1 && (
            <SelectField
              {...field('toBranchId')}
              label="فرع الاستلام"
              help="لمن يستلمه من الفرع بالرمز"
              options={[['', 'فرع ولايته'], ...page.offices]}
              optional
            />
          )}
        </div>
      </div>
    </Card>
  )
}

function Pieces({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<TakeInForm>(reply)
  return (
    <Card title="الطرد">
      <div className="stack">
        <PieceRows reply={reply} />
        <div className="form-grid">
          <Field {...field('content')} label="ما في الطرد" help="ملابس أطفال، قطعتان" maxLength={120} required />
          <MoneyField {...field('declaredValue')} label="القيمة المصرَّح بها" optional />
          <MoneyField {...field('cod')} label="المطلوب عند التسليم" help="ثمن البضاعة، ويُحوَّل إلى المرسل" optional />
        </div>
        <CheckField {...field('fragile')} label="قابل للكسر" />
        <CheckField
          {...field('exchange')}
          label="تبديل: يأخذ المندوب القديم"
          help="له بوليصة عودة برقم آخر، ولا يُسلَّم الجديد قبل مسح القديم"
        />
        <ChoiceField {...field('payer', 'sender')} label="من يدفع رسم التوصيل؟" options={payers} required />
        <div>
          <SubmitButton aria-keyshortcuts="Control+Enter">استلم واطبع البوليصة</SubmitButton>
        </div>
      </div>
    </Card>
  )
}
