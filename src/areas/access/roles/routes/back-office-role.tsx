import '#ui/styles/roles.css'
import { data, Link } from 'react-router'
import type { GrantRoleForm } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { branches } from '#areas/company/public.ts'
import { activeStaff } from '#areas/identity/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { useReplies } from '#ui/form/replies.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { holdings, type RoleLine, roleList } from '../queries.ts'
import { Holders } from '../ui/holders.tsx'
import { HoldingFields } from '../ui/holding-fields.tsx'
import { RoleFields } from '../ui/role-fields.tsx'
import { archiveRole, restoreRole } from '../use-cases/archive-role.ts'
import { describeRole } from '../use-cases/describe-role.ts'
import { grantRole } from '../use-cases/grant-role.ts'
import { revokeRole } from '../use-cases/revoke-role.ts'
import type { Route } from './+types/back-office-role'

export const loader = page(accessPermissions.viewRoles, async (ctx, { params }) => {
  const role = (await roleList(ctx)).find(({ key }) => key === params.role)
  if (!role) throw data('لا يوجد هذا الدور.', { status: 404, statusText: 'Not Found' })
  const [people, staff, offices] = await Promise.all([holdings(ctx, role.key), activeStaff(ctx), branches(ctx)])
  return { role, people, staff, offices, mayChange: ctx.actor.may(accessPermissions.manageRoles) }
})

const here = (role: string) => `/admin/roles-permissions/${role}`

export const action = submitOneOf({
  grant: submit(grantRole, ({ role }) => saying('مُنح الدور، ويسري من الطلب التالي.', here(role))),
  revoke: submit(revokeRole, ({ role }) => saying('سُحب الدور وأُنهيت جلسات صاحبه.', here(role))),
  describe: submit(describeRole, ({ role, nameAr }) => saying(`حُفظ الدور «${nameAr}».`, here(role))),
  archive: submit(archiveRole, ({ nameAr }) => saying(`أُرشف الدور «${nameAr}».`, '/admin/roles-permissions')),
  restore: submit(restoreRole, ({ role, nameAr }) => saying(`استُعيد الدور «${nameAr}».`, here(role))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.role.nameAr ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: { role: { nameAr: string } } | undefined) => loaderData?.role.nameAr }

export default function RolePage({ loaderData, actionData }: Route.ComponentProps) {
  const { role, people, staff, offices, mayChange } = loaderData
  const replyTo = useReplies(actionData)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            {role.nameAr} {role.archivedAt && <Badge>مؤرشف</Badge>}
          </h1>
          <p className="muted sm">{role.line}</p>
        </div>
        <div className="row wrap">
          <Link to={`/admin/roles-permissions?role=${role.key}`} className={buttonLook({ variant: 'outline' })}>
            صلاحياته
          </Link>
          <Link to={`/admin/roles-permissions/preview?role=${role.key}`} className={buttonLook({ variant: 'outline' })}>
            اعرض كمن له هذا الدور
          </Link>
          {mayChange && (
            <Link to={`/admin/roles-permissions/new?copyOf=${role.key}`} className={buttonLook({ variant: 'outline' })}>
              انسخ الدور
            </Link>
          )}
        </div>
      </div>
      <div className="cols">
        <Holders people={people} offices={offices} role={mayChange ? role.key : null} />
        {mayChange && (
          <div className="stack">
            {!role.archivedAt && <Grant role={role} staff={staff} offices={offices} reply={replyTo('grant')} />}
            <Describe role={role} reply={replyTo('describe')} />
          </div>
        )}
      </div>
    </>
  )
}

type GrantProps = Pick<Route.ComponentProps['loaderData'], 'role' | 'staff' | 'offices'> & { reply: Reply | undefined }

function Grant({ role, staff, offices, reply }: GrantProps) {
  const field = fieldsOf<GrantRoleForm>(reply)
  const people = staff.map(({ id, name }) => [id, name] as const)
  return (
    <Card title="امنح الدور">
      <PostForm action={`${here(role.key)}?act=grant`} reply={reply} before="الحفظ">
        <input type="hidden" name="role" value={role.key} />
        <SelectField {...field('accountId')} label="الموظف" options={people} required />
        <HoldingFields field={field} offices={offices} />
        <div>
          <SubmitButton>امنح الدور</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Describe({ role, reply }: { role: RoleLine; reply: Reply | undefined }) {
  const act = role.archivedAt ? 'restore' : 'archive'
  return (
    <Card title="بيانات الدور">
      <PostForm action={`${here(role.key)}?act=describe`} reply={reply} before="الحفظ">
        <input type="hidden" name="role" value={role.key} />
        <RoleFields reply={reply} role={role} />
        <div>
          <SubmitButton>احفظ البيانات</SubmitButton>
        </div>
      </PostForm>
      <PostForm action={`${here(role.key)}?act=${act}`} className="mx-foot">
        <input type="hidden" name="role" value={role.key} />
        <SubmitButton variant={role.archivedAt ? 'outline' : 'danger-ghost'} size="small">
          {role.archivedAt ? 'استعد الدور' : 'أرشف الدور'}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
