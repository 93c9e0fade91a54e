import '#ui/styles/act-form.css'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { dayOf } from '#values/days.ts'
import type { EndForm, HoldForm, ScheduleForm } from '../inputs.ts'
import type { OneViewing } from '../queries.ts'
import { viewingPath } from '../viewing.ts'

type Props = { viewing: OneViewing; me: string; act: string | null; reply: Reply | undefined }

/** What can be done with it as it stands; each form hears its own refusal. */
export function ViewingActs({ viewing: one, me, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const isToCome = one.state === 'requested' || one.state === 'scheduled'
  const path = viewingPath(one.id)
  const mayHold = one.may.hold && one.state !== 'cancelled'
  if (!isToCome && !mayHold) return null
  return (
    <Card title="ما يُفعل بها">
      <div className="stack">
        {isToCome && <Schedule {...{ one, path, me }} reply={heard('schedule')} />}
        {one.state === 'scheduled' && !one.isOver && <Press path={path} act="remind" label="ذكّره برسالة" />}
        {one.state === 'scheduled' && one.isOver && (
          <>
            <Press path={path} act="end" label="تمت المعاينة">
              <input type="hidden" name="end" value="done" />
            </Press>
            <Press path={path} act="end" label="لم يحضر">
              <input type="hidden" name="end" value="no-show" />
            </Press>
          </>
        )}
        {mayHold && <Hold path={path} reply={heard('hold')} />}
        {isToCome && <Cancel path={path} reply={heard('end')} />}
      </div>
    </Card>
  )
}

type FormProps = { path: string; reply: Reply | undefined }

const timeIn = (at: Date) => new Date(at.getTime() + 4 * 3_600_000).toISOString().slice(11, 16)

function Schedule({ one, path, me, reply }: FormProps & { one: OneViewing; me: string }) {
  const field = fieldsOf<ScheduleForm>(reply)
  const at = one.startsAt
  return (
    <details className="act-form" open={reply !== undefined || one.state === 'requested'}>
      <summary className="btn btn-outline btn-sm">{at ? 'غيّر الموعد' : 'حدّد الموعد'}</summary>
      <PostForm action={`${path}?act=schedule`} reply={reply} before="التحديد" part="schedule">
        <div className="form-grid">
          <DateField {...field('on', at ? dayOf(at) : one.preferredOn)} label="اليوم" min={one.today} required />
          <Field {...field('at', at ? timeIn(at) : undefined)} label="الساعة" type="time" required />
        </div>
        <SelectField
          {...field('guideId', one.guideId ?? me)}
          label="من يلقاه"
          options={one.staff.map(({ id, name }) => [id, name])}
          required
        />
        <div>
          <SubmitButton>حدّد الموعد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

const Press = ({ path, act, label, children }: { path: string; act: string; label: string; children?: ReactNode }) => (
  <PostForm action={`${path}?act=${act}`} className="row">
    {children}
    <Button type="submit" variant="outline" size="small">
      {label}
    </Button>
  </PostForm>
)

function Hold({ path, reply }: FormProps) {
  const field = fieldsOf<HoldForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">احجز له الوحدة مبدئيًا</summary>
      <PostForm action={`${path}?act=hold`} reply={reply} before="الحجز" part="hold">
        <NumberField {...field('days', '3')} label="مهلته بالأيام" help="بعدها تعود متاحة وحدها" required />
        <div>
          <SubmitButton>احجزها</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

function Cancel({ path, reply }: FormProps) {
  const field = fieldsOf<EndForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">ألغِ المعاينة</summary>
      <PostForm action={`${path}?act=end`} reply={reply} before="الإلغاء" part="cancel">
        <input type="hidden" name="end" value="cancelled" />
        <Field {...field('reason')} label="السبب" help="يصل إلى صاحب الطلب" maxLength={200} required />
        <div>
          <SubmitButton variant="danger">ألغِ المعاينة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
