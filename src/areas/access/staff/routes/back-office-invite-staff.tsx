import '#ui/styles/roles.css'
import { Link } from 'react-router'
import { roleList } from '#areas/access/roles/queries.ts'
import { branches } from '#areas/company/public.ts'
import { manageUsers } from '#areas/identity/public.ts'
import { page, submit } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { InviteStaffForm } from '../inputs.ts'
import { staffPath } from '../staff-tabs.ts'
import { InvitationLink } from '../ui/invitation-link.tsx'
import { inviteStaff } from '../use-cases/invite-staff.ts'
import type { Route } from './+types/back-office-invite-staff'

export const meta = () => [{ title: 'دعوة موظف · التحالف' }]

export const handle = { above: { to: '/admin/users/staff', label: 'الموظفون' }, crumb: () => 'دعوة موظف' }

export const loader = page(manageUsers, async (ctx) => {
  const [roles, offices] = await Promise.all([roleList(ctx), branches(ctx)])
  return { roles: roles.filter(({ archivedAt }) => !archivedAt), offices }
})

export const action = submit(inviteStaff, (invited) => ({ invited }))

export default function InviteStaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const invited = actionData && 'invited' in actionData ? actionData.invited : null
  return (
    <>
      <div className="page-h">
        <div>
          <h1>دعوة موظف</h1>
          <p className="muted sm">يختار الموظف كلمة مروره بنفسه من رابط يصلح مرة واحدة.</p>
        </div>
      </div>
      <Card>
        {invited ? (
          <div className="stack">
            <InvitationLink {...invited} />
            <div className="row wrap">
              <Link className={buttonLook()} to={staffPath(invited.accountId)}>
                افتح ملفه
              </Link>
              <Link className={buttonLook({ variant: 'ghost' })} to="/admin/users/staff">
                كل الموظفين
              </Link>
            </div>
          </div>
        ) : (
          <InviteForm {...loaderData} reply={actionData && 'fields' in actionData ? actionData : undefined} />
        )}
      </Card>
    </>
  )
}

type FormProps = Route.ComponentProps['loaderData'] & { reply: Reply | undefined }

function InviteForm({ roles, offices, reply }: FormProps) {
  const field = fieldsOf<InviteStaffForm>(reply)
  const titles = roles.map(({ key, nameAr }) => [key, nameAr] as const)
  const places = offices.map(({ id, nameAr }) => [id, nameAr] as const)
  return (
    <PostForm reply={reply} before="الدعوة">
      <Field {...field('name')} label="الاسم كما في البطاقة" required />
      <div className="role-choices">
        <ChoiceField {...field('role')} label="الأدوار" options={titles} many required />
      </div>
      <SelectField {...field('branchId')} label="الفرع" options={places} placeholder="كل الفروع" optional />
      <DateField {...field('until')} label="تنتهي الأدوار في" optional />
      <Field
        {...field('phone')}
        label="رقم هاتفه"
        help="نرسل إليه رابط الدعوة. اتركه فارغًا لتسلّم الرابط بنفسك."
        type="tel"
        inputMode="tel"
        dir="ltr"
        optional
      />
      <Field {...field('email')} label="بريده الإلكتروني" type="email" dir="ltr" autoCapitalize="none" optional />
      <div>
        <SubmitButton>جهّز الدعوة</SubmitButton>
      </div>
    </PostForm>
  )
}
