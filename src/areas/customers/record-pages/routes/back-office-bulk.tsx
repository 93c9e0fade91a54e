import '#ui/styles/customers.css'
import { standingsOf } from '#areas/customers/accounts/account-queries.ts'
import { AccountsTogether } from '#areas/customers/accounts/ui/accounts-together.tsx'
import { reactivateMany, suspendMany } from '#areas/customers/accounts/use-cases/many-accounts.ts'
import type { FlagManyForm, GiveRoleToManyForm } from '#areas/customers/list/inputs.ts'
import { chosenCustomers } from '#areas/customers/list/queries.ts'
import { flagMany } from '#areas/customers/list/use-cases/flag-many.ts'
import { giveRoleToMany } from '#areas/customers/list/use-cases/give-role-to-many.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { riskWords, roleWords } from '#areas/customers/words.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { Route } from './+types/back-office-bulk'

export const meta = () => [{ title: 'عدة عملاء معًا · التحالف' }]

export const handle = { crumb: () => 'عدة عملاء معًا' }

export const loader = page(customersPermissions.view, async (ctx, { query }) => {
  const chosen = await chosenCustomers(ctx, query.getAll('ids').filter(isUuid).slice(0, 200))
  const standings = await standingsOf(
    ctx,
    chosen.map(({ id }) => id),
  )
  const may = { flag: ctx.actor.may(customersPermissions.flag), correct: ctx.actor.may(customersPermissions.correct) }
  return { chosen, standings, act: query.get('act'), may }
})

export const action = submitOneOf({
  flag: submit(flagMany, ({ count }) => saying(`سُجّل التصنيف على ${howMany(count, 'customer', 'gen')}.`, '/admin/users')),
  'give-role': submit(giveRoleToMany, ({ count }) =>
    saying(`أُضيفت الصفة إلى ${howMany(count, 'customer', 'gen')}.`, '/admin/users'),
  ),
  'suspend-accounts': submit(suspendMany, ({ count }) =>
    saying(`أُوقفت الحسابات: ${howMany(count, 'customer')}.`, '/admin/users'),
  ),
  'reactivate-accounts': submit(reactivateMany, ({ count }) =>
    saying(`أُعيد تفعيل الحسابات: ${howMany(count, 'customer')}.`, '/admin/users'),
  ),
})

export default function BulkPage({ loaderData: { chosen, standings, act, may }, actionData: reply }: Route.ComponentProps) {
  const flag = fieldsOf<FlagManyForm>(act === 'flag' ? reply : undefined)
  const role = fieldsOf<GiveRoleToManyForm>(act === 'give-role' ? reply : undefined)
  const query = new URLSearchParams(chosen.map(({ id }) => ['ids', id]))
  const ids = chosen.map(({ id }) => <input key={id} type="hidden" name="ids" value={id} />)
  if (chosen.length === 0) return <Empty title="لم تحدّد أحدًا">ارجع إلى القائمة وحدّد من تريد.</Empty>
  return (
    <>
      <div className="page-h">
        <h1>{howMany(chosen.length, 'customer')}</h1>
      </div>
      <div className="cols-even">
        <Card title="المحددون">
          <ul className="lines">
            {chosen.map(({ id, name, number }) => (
              <li key={id}>
                <span className="grow">{name}</span> <Code>{number}</Code>
              </li>
            ))}
          </ul>
        </Card>
        {may.flag && (
          <Card title="أوقف التعامل أو تابعه">
            <PostForm action={`?${query}&act=flag`} reply={act === 'flag' ? reply : undefined} before="الحفظ">
              {ids}
              <ChoiceField
                {...flag('risk', 'watch')}
                label="التصنيف"
                options={{ watch: riskWords.watch, blocked: riskWords.blocked }}
                required
              />
              <Field {...flag('reason')} label="السبب" required />
              <DateField {...flag('until')} label="حتى" optional />
              <SubmitButton>سجّل التصنيف</SubmitButton>
            </PostForm>
          </Card>
        )}
        {may.correct && (
          <Card title="أضف صفة">
            <PostForm action={`?${query}&act=give-role`} reply={act === 'give-role' ? reply : undefined} before="الحفظ">
              {ids}
              <SelectField {...role('role')} label="الصفة" options={roleWords} required />
              <SubmitButton>أضف الصفة</SubmitButton>
            </PostForm>
          </Card>
        )}
        <AccountsTogether standings={standings} query={query} act={act} reply={reply} />
      </div>
    </>
  )
}
