import '#ui/styles/roles.css'
import type { DelegateRightsForm } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { activeStaff } from '#areas/identity/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Avatar } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { longestDelegation } from '../delegation.ts'
import { delegationsOf } from '../queries.ts'
import { delegateRights, endDelegation } from '../use-cases/delegate-rights.ts'
import type { Route } from './+types/back-office-delegations'

export const meta = () => [{ title: 'تفويض الصلاحيات · التحالف' }]

export const handle = { crumb: () => 'تفويض الصلاحيات' }

export const loader = page(accessPermissions.delegate, async (ctx) => {
  const staff = await activeStaff(ctx)
  const people = staff.filter(({ id }) => id !== ctx.actor.id).map(({ id, name }) => [id, name] as const)
  return { people, ...(await delegationsOf(ctx)) }
})

const here = '/admin/delegations'

export const action = submitOneOf({
  delegate: submit(delegateRights, ({ name }) => saying(`فُوّضت صلاحياتك إلى ${name}.`, here)),
  end: submit(endDelegation, () => saying('انتهى التفويض.', here)),
})

export default function DelegationsPage({ loaderData: { people, given, received }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<DelegateRightsForm>(actionData)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>تفويض الصلاحيات</h1>
          <p className="muted sm">يتولى زميلك ما لك من صلاحيات في هذه الأيام، لا أكثر، وينتهي التفويض من نفسه.</p>
        </div>
      </div>
      <div className="cols">
        <div className="stack">
          <Lent title="فوّضتَه" people={given} none="لم تفوّض أحدًا." ends />
          <Lent title="تنوب عن" people={received} none="لا تنوب عن أحد." />
        </div>
        <Card title="فوّض صلاحياتك">
          <PostForm action={`${here}?act=delegate`} reply={actionData} before="التفويض">
            <SelectField {...field('toAccount')} label="من ينوب عنك" options={people} required />
            <div className="grid2">
              <DateField {...field('from')} label="من يوم" required />
              <DateField {...field('until')} label="آخر يوم" help={`حتى ${howMany(longestDelegation, 'day', 'gen')}.`} required />
            </div>
            <Field {...field('reason')} label="السبب" required />
            <div>
              <SubmitButton>فوّض صلاحياتك</SubmitButton>
            </div>
          </PostForm>
        </Card>
      </div>
    </>
  )
}

type LentProps = { title: string; people: Route.ComponentProps['loaderData']['given']; none: string; ends?: boolean }

function Lent({ title, people, none, ends = false }: LentProps) {
  return (
    <Card title={title} flush>
      <ul className="people-list">
        {people.map(({ id, name, since, until, reason }) => (
          <li key={id}>
            <Avatar name={name} small />
            <div className="grow">
              <b className="medium">{name}</b>
              <p className="muted sm">
                من <DateText at={since} /> إلى <DateText at={new Date(until.getTime() - 1)} />، <span dir="auto">{reason}</span>
              </p>
            </div>
            {ends && (
              <PostForm action={`${here}?act=end`} className="row">
                <input type="hidden" name="delegationId" value={id} />
                <SubmitButton variant="danger-ghost" size="small" aria-label={`أنهِ تفويض ${name}`}>
                  أنهِ التفويض
                </SubmitButton>
              </PostForm>
            )}
          </li>
        ))}
        {people.length === 0 && <li className="muted">{none}</li>}
      </ul>
    </Card>
  )
}
