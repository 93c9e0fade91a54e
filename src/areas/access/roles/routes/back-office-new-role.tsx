import type { AddRoleForm } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { roleList } from '../queries.ts'
import { RoleFields } from '../ui/role-fields.tsx'
import { addRole } from '../use-cases/add-role.ts'
import type { Route } from './+types/back-office-new-role'

export const meta = () => [{ title: 'دور جديد · التحالف' }]

export const handle = { crumb: () => 'دور جديد' }

export const loader = page(accessPermissions.manageRoles, async (ctx, { query }) => {
  const roles = await roleList(ctx)
  return { roles: roles.map(({ key, nameAr }) => [key, nameAr] as const), copyOf: query.get('copyOf') ?? undefined }
})

export const action = submit(addRole, ({ key, nameAr }) =>
  saying(`أُضيف الدور «${nameAr}».`, `/admin/roles-permissions?role=${key}`),
)

export default function NewRolePage({ loaderData: { roles, copyOf }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<AddRoleForm>(actionData)
  return (
    <>
      <div className="page-h">
        <h1>دور جديد</h1>
      </div>
      <Card>
        <PostForm reply={actionData} before="الحفظ">
          <RoleFields reply={actionData} />
          <SelectField
            {...field('copyOf', copyOf)}
            label="انسخ صلاحيات دور"
            help="يبدأ بما له الآن، ثم يتغيّر كل منهما وحده."
            options={roles}
            placeholder="ابدأ بلا صلاحيات"
            optional
          />
          <div>
            <SubmitButton>أضف الدور</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
