import { customersPermissions } from '#areas/customers/permissions.ts'
import { roleWords } from '#areas/customers/words.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import type { RegisterCustomerForm } from '../inputs.ts'
import { branchesInReach } from '../queries.ts'
import { Alikes, useAlike } from '../ui/alike.tsx'
import { CustomerFields, Part } from '../ui/customer-fields.tsx'
import { registerCustomer } from '../use-cases/register-customer.ts'
import type { Route } from './+types/back-office-new-customer'

export const meta = () => [{ title: 'تسجيل عميل · التحالف' }]

export const handle = { crumb: () => 'تسجيل عميل' }

export const loader = page(customersPermissions.register, async (ctx, { query }) => ({
  branches: await branchesInReach(ctx),
  name: query.get('name')?.slice(0, 120),
}))

export const action = submit(registerCustomer, ({ id, number }, { query }) =>
  saying(`سُجّل العميل برقم ${number}.`, wayOn(id, query.get('onTo'))),
)

/** Back to what somebody was writing when they met a new customer, who is named there; else to the record. */
const wayOn = (id: string, onTo: string | null) =>
  onTo?.startsWith('/admin/') ? `${onTo}${onTo.includes('?') ? '&' : '?'}party=${id}` : `/admin/users/${id}`

export default function NewCustomerPage({ loaderData: { branches, name }, actionData: reply }: Route.ComponentProps) {
  const field = fieldsOf<RegisterCustomerForm>(reply)
  const { look, found } = useAlike()
  return (
    <>
      <div className="page-h">
        <h1>تسجيل عميل</h1>
      </div>
      <Card>
        <PostForm reply={reply} before="الحفظ" onBlurCapture={look}>
          <Alikes found={found} reply={reply} />
          {reply?.fields.anyway && <CheckField {...field('anyway')} label="رأيته وهو غيره. سجّله عميلًا جديدًا" />}
          <CustomerFields reply={reply} kept={{ name }} />
          <Part title="صفاته وفرعه">
            {branches.length > 1 && (
              <SelectField
                {...field('branchId')}
                label="الفرع"
                options={branches.map(({ id, name }) => [id, name] as const)}
                optional
              />
            )}
            <ChoiceField {...field('roles')} label="ماذا يتعامل معنا؟" options={roleWords} many />
          </Part>
          <div className="row">
            <SubmitButton>سجّل العميل</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
