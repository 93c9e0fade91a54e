import '#ui/styles/customers.css'
import { accessPermissions } from '#areas/access/permissions.ts'
import { roleList } from '#areas/access/roles/queries.ts'
import { HoldingFields } from '#areas/access/roles/ui/holding-fields.tsx'
import { branches } from '#areas/company/public.ts'
import { manageUsers } from '#areas/identity/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { howMany } from '#values/plural.ts'
import { staffPermissions } from '../permissions.ts'
import { chosenStaff, type StaffRow } from '../queries.ts'
import { type GrantManyForm, grantChosen, reactivateChosen, type SuspendManyForm, suspendChosen } from '../staff-bulk.ts'
import { StatusBadge } from '../ui/staff-table.tsx'
import type { Route } from './+types/back-office-staff-bulk'

export const meta = () => [{ title: 'عدة موظفين معًا · التحالف' }]

export const loader = page(staffPermissions.viewStaff, async (ctx, { query }) => {
  const [chosen, roles, offices] = await Promise.all([
    chosenStaff(ctx, query.getAll('accountId').slice(0, 100)),
    roleList(ctx),
    branches(ctx),
  ])
  const may = { manage: ctx.actor.may(manageUsers), grant: ctx.actor.may(accessPermissions.manageRoles) }
  return { chosen, roles: roles.filter(({ archivedAt }) => !archivedAt), offices, act: query.get('act'), may }
})

type Done = { done: number; refused: string | null }
const told =
  (what: string) =>
  ({ done, refused }: Done) =>
    saying(`${what}: ${howMany(done, 'employee')}.${refused ? ` وتعذّر غيرهم: ${refused}` : ''}`, '/admin/users/staff')

export const action = submitOneOf({
  suspend: submit(suspendChosen, told('أُوقف')),
  reactivate: submit(reactivateChosen, told('أُعيد تفعيل')),
  grant: submit(grantChosen, told('مُنح الدور')),
})

export default function StaffBulkPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { chosen, roles, offices, act, may } = loaderData
  if (chosen.length === 0) return <Empty title="لم تحدّد أحدًا">ارجع إلى القائمة وحدّد من تريد.</Empty>
  const replyTo = (own: string) => (act === own ? reply : undefined)
  return (
    <>
      <div className="page-h">
        <h1>{howMany(chosen.length, 'employee')}</h1>
      </div>
      <div className="cols-even">
        <Card title="المحددون">
          <Chosen chosen={chosen} />
        </Card>
        {may.grant && <Grant chosen={chosen} roles={roles} offices={offices} reply={replyTo('grant')} />}
        {may.manage && <Standing chosen={chosen} suspend={replyTo('suspend')} reactivate={replyTo('reactivate')} />}
      </div>
    </>
  )
}

function Chosen({ chosen }: { chosen: StaffRow[] }) {
  return (
    <ul className="lines">
      {chosen.map(({ id, name, status, roles }) => (
        <li key={id}>
          <span className="grow">
            {name} <span className="muted sm">{roles.map(({ nameAr }) => nameAr).join('، ')}</span>
          </span>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}

type ActProps = { act: string; chosen: StaffRow[]; reply: Reply | undefined; send: string; children?: React.ReactNode }

/** One form about all of them: they stand in its address too, so that a refused one still shows whom it is about. */
function ActForm({ act, chosen, reply, send, children }: ActProps) {
  const ids = chosen.map(({ id }) => id)
  return (
    <PostForm action={`?${new URLSearchParams(ids.map((id) => ['accountId', id]))}&act=${act}`} reply={reply} before="الحفظ">
      {ids.map((id) => (
        <input key={id} type="hidden" name="accountId" value={id} />
      ))}
      {children}
      <div>
        <SubmitButton>{send}</SubmitButton>
      </div>
    </PostForm>
  )
}

type GrantProps = Pick<Route.ComponentProps['loaderData'], 'chosen' | 'roles' | 'offices'> & { reply: Reply | undefined }

function Grant({ chosen, roles, offices, reply }: GrantProps) {
  const field = fieldsOf<GrantManyForm>(reply)
  return (
    <Card title="امنحهم دورًا">
      <ActForm act="grant" chosen={chosen} reply={reply} send="امنح الدور">
        <SelectField {...field('role')} label="الدور" options={roles.map(({ key, nameAr }) => [key, nameAr] as const)} required />
        <HoldingFields field={field} offices={offices} />
      </ActForm>
    </Card>
  )
}

type StandingProps = { chosen: StaffRow[]; suspend: Reply | undefined; reactivate: Reply | undefined }

/** Each form has those it can be about: nobody who is out already is suspended. */
function Standing({ chosen, suspend, reactivate }: StandingProps) {
  const active = chosen.filter(({ status }) => status === 'active' || status === 'invited')
  const suspended = chosen.filter(({ status }) => status === 'suspended')
  return (
    <>
      {(active.length > 0 || suspend) && (
        <Card title={`أوقف ${howMany(active.length, 'employee', 'acc')}`}>
          <ActForm act="suspend" chosen={suspend ? chosen : active} reply={suspend} send="أوقفهم">
            <Field {...fieldsOf<SuspendManyForm>(suspend)('reason')} label="السبب" help="تنتهي جلساتهم فورًا" required />
          </ActForm>
        </Card>
      )}
      {(suspended.length > 0 || reactivate) && (
        <Card title={`أعد تفعيل ${howMany(suspended.length, 'employee', 'gen')}`}>
          <ActForm act="reactivate" chosen={reactivate ? chosen : suspended} reply={reactivate} send="أعد تفعيلهم" />
        </Card>
      )}
    </>
  )
}
