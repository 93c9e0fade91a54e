import { data } from 'react-router'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Code } from '#ui/values.tsx'
import { recordToCorrect } from '../queries.ts'
import { CustomerFields } from '../ui/customer-fields.tsx'
import { correctCustomer } from '../use-cases/correct-customer.ts'
import type { Route } from './+types/back-office-correct-customer'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `تصحيح ${loaderData?.number ?? ''} · التحالف` }]

export const handle = { crumb: () => 'تصحيح البيانات' }

export const loader = page(customersPermissions.correct, async (ctx, { params }) => {
  const record = await recordToCorrect(ctx, params.id)
  if (!record) throw data('لا يوجد هذا العميل.', { status: 404, statusText: 'Not Found' })
  return record
})

export const action = submit(correctCustomer, ({ id }) => saying('صُحّحت بيانات العميل.', `/admin/users/${id}`))

export default function CorrectCustomerPage({
  loaderData: { number, version, ...kept },
  actionData: reply,
}: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>تصحيح البيانات</h1>
          <p className="muted sm">
            {kept.name} · <Code>{number}</Code>
          </p>
        </div>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ">
          <input type="hidden" name="version" value={version} />
          <CustomerFields reply={reply} kept={kept} />
          <div className="row">
            <SubmitButton>صحّح البيانات</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
