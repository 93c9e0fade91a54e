import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField, NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { dayInWords } from '#values/dates.ts'
import { daysAfter, daysBetween } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import type { OneContract } from '../contract-detail.ts'
import type { RenewForm } from '../inputs.ts'
import type { ActProps } from './act-props.ts'

/** A contract of its own that follows: with the same people, about the same things. */
export function Renew({ path, reply, opened, contract: one, newId }: ActProps & { contract: OneContract; newId: string }) {
  const field = fieldsOf<RenewForm>(reply)
  const first = daysAfter(one.leavesOn ?? one.endsOn, 1)
  const asLong = daysAfter(first, daysBetween(one.startsOn, one.endsOn))
  return (
    <details className="act-form" open={opened}>
      <summary className="btn btn-outline btn-sm">جدّد العقد</summary>
      <PostForm action={path} reply={reply} before="التجديد" part="renew">
        <input type="hidden" name="id" value={newId} />
        <p className="muted sm">{`ينشأ عقد لاحق يبدأ ${dayInWords(first)} مع الأطراف أنفسهم، مسودةً تُرسل للتوقيع. هذا العقد لا يتغير.`}</p>
        <div className="form-grid">
          <DateField {...field('endsOn', asLong)} label="آخر يوم" required />
          <MoneyField {...field('value', inDecimals(one.value) ?? undefined)} label="قيمته كلها" required />
          <NumberField {...field('noticeDays', String(one.noticeDays))} label="مهلة الإخطار بالأيام" required />
        </div>
        <CheckField {...field('autoRenew', one.autoRenew ? 'yes' : undefined)} label="يتجدد بعد مدته ما لم يُخطر أحد الطرفين" />
        <div>
          <SubmitButton>جدّد العقد</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
