import '#ui/styles/act-form.css'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { daysAfter } from '#values/days.ts'
import type { OccupyForm } from '../inputs.ts'
import { unitPath } from '../property.ts'
import type { UnitShown } from '../unit-detail.ts'

type Props = { unit: UnitShown; today: string; act: string | null; reply: Reply | undefined }

/** What can be done with the unit as it stands; each form hears its own refusal. */
export function UnitActs({ unit: one, today, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const form = { path: unitPath(one.id), today }
  if (!one.may.hold && !one.may.close) return null
  if (one.outSince) return one.may.close && <BringBack path={form.path} />
  return (
    <Card title="ما يُفعل بها">
      <div className="stack">
        {one.may.hold && <Hold {...form} reply={heard('hold')} />}
        {one.may.close && <Close {...form} reply={heard('close')} />}
        {one.may.close && <TakeOut {...form} reply={heard('out')} />}
      </div>
    </Card>
  )
}

type FormProps = { path: string; today: string; reply: Reply | undefined }

function Days({ reply, today, until }: Omit<FormProps, 'path'> & { until: string }) {
  const field = fieldsOf<OccupyForm>(reply)
  return (
    <div className="form-grid">
      <DateField {...field('from', today)} label="من" required />
      <DateField {...field('until', until)} label="إلى" required />
    </div>
  )
}

function Hold({ path, today, reply }: FormProps) {
  const field = fieldsOf<OccupyForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">احجزها مبدئيًا</summary>
      <PostForm action={`${path}?act=hold`} reply={reply} before="الحجز" part="hold">
        <Field {...field('reason')} label="لمن" help="مثل: سعيد، معاينة الخميس" maxLength={200} required />
        <Days reply={reply} today={today} until={daysAfter(today, 30)} />
        <NumberField {...field('days', '3')} label="مهلته بالأيام" help="بعدها تعود متاحة وحدها" required />
        <div>
          <SubmitButton>احجزها</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function Close({ path, today, reply }: FormProps) {
  const field = fieldsOf<OccupyForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">أوقفها للصيانة</summary>
      <PostForm action={`${path}?act=close`} reply={reply} before="الإيقاف" part="close">
        <Field {...field('reason')} label="ما يُصلح" maxLength={200} required />
        <Days reply={reply} today={today} until={daysAfter(today, 6)} />
        <div>
          <SubmitButton variant="outline">أوقفها</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function TakeOut({ path, reply }: FormProps) {
  const field = fieldsOf<{ reason: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">أخرجها من الخدمة</summary>
      <PostForm action={`${path}?act=out`} reply={reply} before="الإخراج" part="out">
        <Field {...field('reason')} label="السبب" help="لا تُحجز ولا تُؤجَّر حتى تعاد" maxLength={200} required />
        <div>
          <SubmitButton variant="danger">أخرجها</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

const BringBack = ({ path }: { path: string }) => (
  <Card title="خارج الخدمة">
    <PostForm action={`${path}?act=back`}>
      <p className="muted sm">تعود متاحة للحجز والتأجير كما كانت.</p>
      <div>
        <SubmitButton>أعدها إلى الخدمة</SubmitButton>
      </div>
    </PostForm>
  </Card>
)
