import { Card } from '#ui/card.tsx'
import { ComboboxField } from '#ui/form/combobox-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { dayOf, timeOf } from '#values/days.ts'
import { transportPath } from '../../paths.ts'
import type { AdvanceJobForm, CallOffJobForm, ChangeJobForm, PlanJobForm } from '../inputs.ts'
import type { planningChoices, ShownJob } from '../queries.ts'

type Choices = Awaited<ReturnType<typeof planningChoices>>
type Of = { job: ShownJob; reply: Reply | undefined }
const path = (act: string, job: ShownJob) => `${transportPath}?act=${act}&job=${job.id}`

/** Another day, truck or driver. */
export function ChangeJob({ job, choices, reply }: Of & { choices: Choices }) {
  const field = fieldsOf<ChangeJobForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-ghost btn-sm">غيّر الرحلة</summary>
      <PostForm action={path('change', job)} reply={reply} part={`change-${job.id}`} before="الحفظ">
        <input type="hidden" name="jobId" value={job.id} />
        <Seen of={job.version} reply={reply} />
        <Going field={field} now={job} choices={choices} part={job.id} />
        <div>
          <SubmitButton variant="outline">احفظ الرحلة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

type Now = { plannedAt: Date; truck: string | null; driver: string | null }
type GoingProps = {
  field: ReturnType<typeof fieldsOf<Pick<ChangeJobForm, 'day' | 'at' | 'truck' | 'driver'>>>
  now: Now
  choices: Choices
  part: string
}

const Going = ({ field, now, choices, part }: GoingProps) => (
  <div className="form-grid">
    <DateField {...field('day', dayOf(now.plannedAt))} id={`day-${part}`} label="اليوم" required />
    <Field {...field('at', timeOf(now.plannedAt))} id={`at-${part}`} label="الساعة" type="time" dir="ltr" required />
    <ComboboxField
      {...field('truck', now.truck ?? undefined)}
      id={`truck-${part}`}
      label="الشاحنة"
      help="لوبد 2"
      suggestions={choices.trucks}
      maxLength={60}
      optional
    />
    <ComboboxField
      {...field('driver', now.driver ?? undefined)}
      id={`driver-${part}`}
      label="سائقها"
      suggestions={choices.drivers}
      maxLength={120}
      optional
    />
  </div>
)

/** It is there; what the way cost is written where it is known. */
export function ArriveJob({ job, reply }: Of) {
  const field = fieldsOf<AdvanceJobForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">وصلت</summary>
      <PostForm action={path('advance', job)} reply={reply} part={`advance-${job.id}`} before="الحفظ">
        <input type="hidden" name="jobId" value={job.id} />
        <Seen of={job.version} reply={reply} />
        <MoneyField
          {...field('cost')}
          id={`cost-${job.id}`}
          label="كلفة الرحلة علينا"
          help="الديزل وبدل السائق، أو أجرة الشاحنة"
          optional
        />
        <div>
          <SubmitButton variant="outline">وصلت</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

export function CallOffJob({ job, reply }: Of) {
  const field = fieldsOf<CallOffJobForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-danger-ghost btn-sm">ألغِ الرحلة</summary>
      <PostForm action={path('call-off', job)} reply={reply} part={`call-off-${job.id}`} before="الإلغاء">
        <input type="hidden" name="jobId" value={job.id} />
        <Seen of={job.version} reply={reply} />
        <Field {...field('why')} id={`why-${job.id}`} label="سبب الإلغاء" maxLength={200} required />
        <div>
          <SubmitButton variant="danger-ghost">ألغِ الرحلة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

type Planning = { choices: Choices; formId: string; now: Date; reply: Reply | undefined }

/** Between two yards, or to the workshop. */
export function PlanJob({ choices, formId, now, reply }: Planning) {
  const field = fieldsOf<PlanJobForm>(reply)
  return (
    <Card title="رحلة أخرى">
      <PostForm action={`${transportPath}?act=plan`} reply={reply} part="plan" before="الحفظ">
        <p className="muted sm">رحلات العقود تُخطط وحدها عند سريان العقد وعند إنهاء التأجير. هنا ما بين ساحتين أو إلى الورشة.</p>
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <div className="form-grid">
          <SelectField {...field('machineId')} label="المعدّة" options={choices.machines} required />
          <Field {...field('place')} label="من أين وإلى أين" maxLength={120} required />
          <NumberField {...field('km')} label="المسافة" unit="كم" required />
        </div>
        <Going field={field} now={{ plannedAt: now, truck: null, driver: null }} choices={choices} part="plan" />
        <div>
          <SubmitButton>خطّط الرحلة</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
