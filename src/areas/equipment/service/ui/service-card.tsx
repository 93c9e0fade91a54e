import '#ui/styles/act-form.css'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { NumberField, TextareaField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { DateText } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { inHours, isGone } from '../../machines/machine.ts'
import type { ShownMachine } from '../../machines/machine-detail.ts'
import { machinePath } from '../../paths.ts'
import type { PlanServiceForm, RecordServiceForm } from '../inputs.ts'
import { isServiceDue } from '../service.ts'
import { ServiceLeft } from './service-left.tsx'

type Props = { machine: ShownMachine; formId: string; act: string | null; reply: Reply | undefined }

/** When its service is due, on which days it is planned, and what one may do about it. */
export function ServiceCard({ machine: one, formId, act, reply }: Props) {
  const of = (name: string) => (act === name ? reply : undefined)
  return (
    <Card title="الصيانة">
      <div className="stack">
        <dl className="told">
          <Told question="القادمة">{one.serviceAt === null ? 'لم تُحدَّد بالعداد' : <ServiceLeft machine={one} />}</Told>
          {one.plan && (
            <Told question="مخطّط لها">
              من <DateText at={one.plan.from} weekday /> إلى <DateText at={one.plan.until} weekday />
            </Told>
          )}
        </dl>
        {isServiceDue(one) && !isGone(one.readiness) && <Alert kind="warning">حلّت صيانتها، فلا تُحجز ولا تُرسل حتى تُسجَّل.</Alert>}
        {one.may.service && one.readiness !== 'sold' && (
          <>
            <RecordService machine={one} formId={formId} reply={of('record-service')} />
            {!isGone(one.readiness) && <PlanService machine={one} reply={of('plan-service')} />}
            {one.plan && (
              <PostForm action={`${machinePath(one.id)}?act=drop-service`} reply={of('drop-service')} part="drop">
                <div>
                  <SubmitButton variant="danger-ghost">ألغِ الموعد</SubmitButton>
                </div>
              </PostForm>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

function RecordService({ machine: one, formId, reply }: { machine: ShownMachine; formId: string; reply: Reply | undefined }) {
  const field = fieldsOf<RecordServiceForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-soft btn-sm">سجّل صيانة</summary>
      <PostForm action={`${machinePath(one.id)}?act=record-service`} reply={reply} part="record" before="التسجيل">
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <p className="help">
          {one.serviceHours === null
            ? 'لم تُحدَّد لنوعها ساعات بين صيانة وأخرى، فلا تُحسب القادمة.'
            : `تُحسب القادمة بعد ${howMany(one.serviceHours, 'hour')} من هذه القراءة.`}
          {one.readiness === 'maintenance' && ' وتعود المعدّة جاهزة.'}
        </p>
        <TextareaField {...field('done')} label="ما عُمل" maxLength={300} required />
        <TextareaField {...field('parts')} label="القطع" help="ما بُدّل منها وعدده" maxLength={300} optional />
        <NumberField {...field('meter', inHours(one.meter).replace(',', ''))} label="عداد الساعات الآن" unit="ساعة" required />
        <Field {...field('bill')} label="رقم الفاتورة" help="تُسجَّل قيمتها في فواتير الموردين" dir="ltr" maxLength={40} optional />
        <div>
          <SubmitButton>سجّل الصيانة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function PlanService({ machine: one, reply }: { machine: ShownMachine; reply: Reply | undefined }) {
  const field = fieldsOf<PlanServiceForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">خطّط للصيانة</summary>
      <PostForm action={`${machinePath(one.id)}?act=plan-service`} reply={reply} part="plan" before="الحفظ">
        <p className="help">تُحجز أيامها في التقويم، وينتقل ما عليها من تأجير إلى معدّة أخرى من نوعها إن وُجدت.</p>
        <DateField {...field('fromDay', one.plan?.from)} label="من يوم" required />
        <DateField {...field('untilDay', one.plan?.until)} label="إلى يوم" help="وهو منها" required />
        <div>
          <SubmitButton>خطّط للصيانة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
