import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { dayInWords } from '#values/dates.ts'
import { noticeSides } from '../contract.ts'
import type { OneContract } from '../contract-detail.ts'
import type { ActProps } from './act-props.ts'

type Form = { by: string; on: string; lastDay: string; reason: string }

/** Who said that it ends, when, and which day is the last one. */
export function GiveNotice({ path, reply, opened, contract: one }: ActProps & { contract: OneContract }) {
  const field = fieldsOf<Form>(reply)
  const { soonest, latest } = one.afterNotice
  const most = latest === null ? `أقرب يوم ${dayInWords(soonest)}` : `من ${dayInWords(soonest)} إلى ${dayInWords(latest)}`
  return (
    <details className="act-form" open={opened}>
      <summary className="btn btn-outline btn-sm">أخطر بالإنهاء</summary>
      <PostForm action={path} reply={reply} before="الإخطار" part="notice">
        <ChoiceField {...field('by', 'party')} label="من أخطر" options={noticeSides} required />
        <div className="form-grid">
          <DateField {...field('on', one.today)} label="يوم الإخطار" required />
          <DateField {...field('lastDay', latest ?? soonest)} label="آخر يوم في العقد" help={`${most} لإخطار اليوم`} required />
        </div>
        <Field {...field('reason')} label="السبب" maxLength={500} required />
        <div>
          <SubmitButton>سجّل الإخطار</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
