import type { GrantRoleForm } from '#areas/access/inputs.ts'
import { HoldingFields } from '#areas/access/roles/ui/holding-fields.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import type { holdingsOf } from '../queries.ts'
import type { Refused } from './staff-profile.tsx'

type Props = {
  id: string
  holdings: Awaited<ReturnType<typeof holdingsOf>>
  roles: { key: string; nameAr: string }[]
  offices: { id: string; nameAr: string }[]
  mayGrant: boolean
  refused: Refused
}

/** What this person holds, where and until when; more can be given, never by oneself to oneself. */
export function StaffRoles({ id, holdings, roles, offices, mayGrant, refused }: Props) {
  const path = `/admin/users/staff/${id}?tab=roles`
  return (
    <div className="card-b stack">
      {holdings.length === 0 && <Empty title="بلا دور بعد">لا يفتح هذا الحساب شيئًا في الإدارة حتى يُمنح دورًا.</Empty>}
      <ul className="people-list">
        {holdings.map((held) => (
          <li key={held.id}>
            <div className="grow">
              <b className="medium">{held.nameAr}</b>
              <p className="muted sm">
                {held.branch ?? 'كل الفروع'}، منذ <DateText at={held.since} />
                {held.until && (
                  <>
                    ، حتى <DateText at={new Date(held.until.getTime() - 1)} />
                  </>
                )}
              </p>
            </div>
            {mayGrant && (
              <PostForm action={`${path}&act=revoke`} className="row">
                <input type="hidden" name="holdingId" value={held.id} />
                <SubmitButton variant="danger-ghost" size="small" aria-label={`اسحب الدور ${held.nameAr}`}>
                  اسحب الدور
                </SubmitButton>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {refused.act === 'revoke' && <PostForm reply={refused.reply}>{null}</PostForm>}
      {mayGrant && <Grant path={path} roles={roles} offices={offices} refused={refused} />}
    </div>
  )
}

function Grant({ path, roles, offices, refused }: Pick<Props, 'roles' | 'offices' | 'refused'> & { path: string }) {
  const reply = refused.act === 'grant' ? refused.reply : undefined
  const field = fieldsOf<GrantRoleForm>(reply)
  return (
    <PostForm action={`${path}&act=grant`} reply={reply} before="المنح" className="staff-grant">
      <SelectField
        {...field('role')}
        label="امنح دورًا"
        options={roles.map(({ key, nameAr }) => [key, nameAr] as const)}
        required
      />
      <HoldingFields field={field} offices={offices} />
      <div>
        <SubmitButton>امنح الدور</SubmitButton>
      </div>
    </PostForm>
  )
}
