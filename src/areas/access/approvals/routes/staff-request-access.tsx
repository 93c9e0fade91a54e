import { data } from 'react-router'
import type { RequestAccessForm } from '#areas/access/inputs.ts'
import { holdingsOf } from '#areas/access/roles/holding.ts'
import { rolesOpening } from '#areas/access/roles/queries.ts'
import { branches } from '#areas/company/public.ts'
import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { requestAccess } from '../use-cases/request-access.ts'
import type { Route } from './+types/staff-request-access'

export const meta = () => [{ title: 'طلب صلاحية · التحالف' }]

export const handle = { crumb: () => 'طلب صلاحية' }

/** Only staff ask: whoever is a customer learns nothing of roles. */
export const loader = page(anyoneSignedIn, async (ctx, { query }) => {
  if (ctx.actor.kind !== 'staff') throw data('ليست ضمن صلاحياتك', { status: 403, statusText: 'Forbidden' })
  const label = query.get('permission') ?? ''
  const permission = ctx.permissionGroups.flatMap(({ permissions }) => permissions).find((each) => each.label === label)
  const [roles, held, offices] = await Promise.all([
    rolesOpening(ctx, permission?.key ?? null),
    holdingsOf({ tx: ctx.db, now: ctx.now }, ctx.actor.id),
    branches(ctx),
  ])
  const everywhere = held.filter(({ branchId }) => branchId === null).map(({ role }) => role)
  return {
    label: permission?.label ?? null,
    roles: roles.filter(({ key }) => !everywhere.includes(key)),
    offices,
    // Where one works already; who works everywhere asks for everywhere.
    branchId: everywhere.length > 0 ? null : (held[0]?.branchId ?? offices[0]?.id ?? null),
  }
})

export const action = submit(requestAccess, ({ nameAr }) =>
  saying(`وصل طلبك لدور «${nameAr}» إلى مدير النظام.`, '/admin/request-access'),
)

export default function RequestAccessPage({ loaderData: { label, roles, offices, branchId }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<RequestAccessForm>(actionData)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>اطلب الصلاحية</h1>
          <p className="muted sm">{label ? `أدوار فيها «${label}».` : 'اختر الدور الذي يناسب عملك.'} يعتمد طلبك مدير النظام.</p>
        </div>
      </div>
      <Card>
        <PostForm reply={actionData} before="الإرسال">
          <ChoiceField
            {...field('role')}
            label="الدور"
            options={roles.map(({ key, nameAr, line }) => [key, `${nameAr}: ${line}`] as const)}
            required
          />
          <SelectField
            {...field('branchId', branchId ?? '')}
            label="الفرع"
            options={offices.map(({ id, nameAr }) => [id, nameAr] as const)}
            placeholder="كل الفروع"
            optional
          />
          <TextareaField {...field('reason')} label="لماذا تحتاج إليها؟" rows={3} required />
          <div>
            <SubmitButton>اطلب الصلاحية</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
