import '#ui/styles/settings.css'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { holidaysPage } from '../holidays.ts'
import type { AddHolidayForm } from '../inputs.ts'
import { companyPermissions } from '../permissions.ts'
import { addHoliday, confirmHoliday, removeHoliday } from '../use-cases/change-holidays.ts'
import type { Route } from './+types/back-office-holidays'

export const meta = () => [{ title: 'العطل · الإعدادات · التحالف' }]

export const handle = { crumb: () => 'العطل' }

export const loader = page(companyPermissions.manage, holidaysPage)

const here = '/admin/settings/holidays'

export const action = submitOneOf({
  add: submit(addHoliday, () => saying('أُضيفت العطلة', here)),
  confirm: submit(confirmHoliday, () => saying('تأكدت العطلة', here)),
  remove: submit(removeHoliday, () => saying('حُذفت العطلة', here)),
})

type Shown = Route.ComponentProps['loaderData']

export default function HolidaysPage({ loaderData: { holidays, expected }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<AddHolidayForm>(actionData)
  return (
    <div className="cols">
      <Card title="جدول العطل" flush>
        {holidays.length === 0 && <Empty title="لا عطل في الجدول">أضف ما تعلنه الحكومة.</Empty>}
        <ul className="day-list">
          {holidays.map((holiday) => (
            <Holiday key={holiday.day} {...holiday} />
          ))}
        </ul>
      </Card>
      <div className="stack">
        <Card title="أضف عطلة">
          <PostForm action={`${here}?act=add`} reply={actionData} before="الإضافة">
            <DateField {...field('day')} label="اليوم" required />
            <Field {...field('name')} label="اسم العطلة" required />
            <div>
              <SubmitButton>أضف عطلة</SubmitButton>
            </div>
          </PostForm>
        </Card>
        {expected.length > 0 && <Expected expected={expected} />}
      </div>
    </div>
  )
}

function Holiday({ day, name, confirmed }: Shown['holidays'][number]) {
  return (
    <li>
      <div className="grow">
        <b className="medium" dir="auto">
          {name}
        </b>
        <p className="muted sm">
          <DateText at={day} weekday hijri />
        </p>
      </div>
      {!confirmed && <Badge tone="warning">تقديري</Badge>}
      {!confirmed && (
        <PostForm action={`${here}?act=confirm`} className="row">
          <input type="hidden" name="day" value={day} />
          <SubmitButton variant="outline" size="small" aria-label={`أكّد ${name}`}>
            أكّد
          </SubmitButton>
        </PostForm>
      )}
      <PostForm action={`${here}?act=remove`} className="row">
        <input type="hidden" name="day" value={day} />
        <SubmitButton variant="danger-ghost" size="small" aria-label={`احذف ${name}`}>
          احذف
        </SubmitButton>
      </PostForm>
    </li>
  )
}

/** By the calendar of Umm al-Qura: the sighting decides, so a day added from here is still to be confirmed. */
function Expected({ expected }: Pick<Shown, 'expected'>) {
  return (
    <Card title="متوقعة بالحساب الفلكي" flush>
      <p className="sm muted card-note">قد تتقدم يومًا أو تتأخر برؤية الهلال. أضف اليوم الآن، وأكّده حين يُعلن.</p>
      <ul className="day-list">
        {expected.map(({ day, name }) => (
          <li key={day}>
            <div className="grow">
              <b className="medium">{name}</b>
              <p className="muted sm">
                <DateText at={day} weekday hijri />
              </p>
            </div>
            <PostForm action={`${here}?act=add`} className="row">
              <input type="hidden" name="day" value={day} />
              <input type="hidden" name="name" value={name} />
              <input type="hidden" name="kind" value="moon" />
              <SubmitButton variant="outline" size="small" aria-label={`أضف ${name}`}>
                أضف
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}
