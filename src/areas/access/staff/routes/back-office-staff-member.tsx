import '#ui/styles/roles.css'
import { data } from 'react-router'
import { auditPermissions } from '#areas/access/audit/permissions.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { roleList } from '#areas/access/roles/queries.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { revokeRole } from '#areas/access/roles/use-cases/revoke-role.ts'
import { branches } from '#areas/company/public.ts'
import { manageUsers } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import type { Permission } from '#platform/permissions.ts'
import { Avatar } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Tabs } from '#ui/links.tsx'
import { staffPermissions } from '../permissions.ts'
import { staffDetail } from '../queries.ts'
import { readTab, type StaffTab, staffPath, staffTabs } from '../staff-tabs.ts'
import { StaffProfile } from '../ui/staff-profile.tsx'
import { StaffRoles } from '../ui/staff-roles.tsx'
import { StaffSessions } from '../ui/staff-sessions.tsx'
import { StatusBadge } from '../ui/staff-table.tsx'
import { StaffTrail } from '../ui/staff-trail.tsx'
import { renewInvitation, withdrawInvitation } from '../use-cases/invite-staff.ts'
import { seeAs } from '../use-cases/see-as.ts'
import { deactivateUser, endUserSession, endUserSessions, resetSecondFactor } from '../use-cases/staff-standing.ts'
import { reactivateUser, suspendUser } from '../use-cases/suspend-user.ts'
import type { Route } from './+types/back-office-staff-member'

export const loader = page(staffPermissions.viewStaff, async (ctx, { params, query }) => {
  const tab = readTab(query.get('tab'))
  const detail = await staffDetail(ctx, params.accountId ?? '', tab)
  if (!detail) throw data('لا يوجد هذا الموظف.', { status: 404, statusText: 'Not Found' })
  const [roles, offices] = tab === 'roles' ? await Promise.all([roleList(ctx), branches(ctx)]) : [[], []]
  const may = {
    manage: ctx.actor.may(manageUsers),
    grant: ctx.actor.may(accessPermissions.manageRoles),
    seeAs: ctx.actor.may(staffPermissions.seeAs),
    audit: ctx.actor.may(auditPermissions.viewAudit),
  }
  const isMe = ctx.actor.id === detail.person.id
  return { ...detail, tab, act: query.get('act'), roles: roles.filter(({ archivedAt }) => !archivedAt), offices, may, isMe }
})

type Runs<Input> = ((ctx: Ctx, input: Input) => Promise<unknown>) & { permission: Permission }

/** Back to the page of whom it was done to. */
function onPage<Input>(run: Runs<Input>, said: string, tab: StaffTab = 'profile') {
  const done = async (ctx: Ctx, input: Input & { accountId: string }) => {
    await run(ctx, input)
    return input.accountId
  }
  return submit(Object.assign(done, { permission: run.permission }), (id) => saying(said, staffPath(id, tab)))
}

export const action = submitOneOf({
  suspend: onPage(suspendUser, 'أُوقف المستخدم، وأُنهيت جلساته.'),
  reactivate: onPage(reactivateUser, 'أُعيد تفعيل المستخدم.'),
  deactivate: onPage(deactivateUser, 'عُطّل المستخدم.'),
  'reset-second-factor': onPage(resetSecondFactor, 'أُعيد ضبط التحقق بخطوتين.'),
  renew: submit(renewInvitation, (invited) => ({ invited })),
  withdraw: onPage(withdrawInvitation, 'سُحبت الدعوة.'),
  grant: onPage(grantRole, 'مُنح الدور، ويسري من الطلب التالي.', 'roles'),
  revoke: onPage(revokeRole, 'سُحب الدور.', 'roles'),
  'end-session': onPage(endUserSession, 'أُنهيت الجلسة.', 'sessions'),
  'end-sessions': onPage(endUserSessions, 'أُنهيت جلساته كلها.', 'sessions'),
  'see-as': submit(seeAs, ({ home, name }) => saying(`تعرض النظام كـ${name} نصف ساعة.`, home)),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.person.name ?? ''} · التحالف` }]

export const handle = {
  above: { to: '/admin/users/staff', label: 'الموظفون' },
  crumb: (loaderData: { person: { name: string } } | undefined) => loaderData?.person.name,
}

export default function StaffMemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, holdings, tab } = loaderData
  const names = Object.keys(staffTabs) as StaffTab[]
  const tabs = names.map((name) => ({ to: staffPath(person.id, name), label: staffTabs[name], current: name === tab }))
  return (
    <>
      <div className="page-h">
        <div className="row">
          <Avatar name={person.name} />
          <div>
            <h1>{person.name}</h1>
            <p className="muted sm">{holdings.map(({ nameAr }) => nameAr).join('، ') || 'بلا دور بعد'}</p>
          </div>
          <StatusBadge status={person.status} />
        </div>
      </div>
      <Card flush>
        <Tabs label="أقسام الملف" tabs={tabs} />
        <Shown {...loaderData} reply={actionData} />
      </Card>
    </>
  )
}

type Props = Route.ComponentProps['loaderData'] & { reply: Route.ComponentProps['actionData'] }

function Shown({ person, holdings, sessions, lines, tab, act, roles, offices, may, isMe, reply }: Props) {
  const refused = { act, reply: reply && 'fields' in reply ? reply : undefined }
  const invited = reply && 'invited' in reply ? reply.invited : null
  const trail = { lines, name: person.name }
  switch (tab) {
    case 'profile':
      return <StaffProfile person={person} may={may} isMe={isMe} refused={refused} invited={invited} />
    case 'roles':
      return (
        <StaffRoles
          id={person.id}
          holdings={holdings}
          roles={roles}
          offices={offices}
          mayGrant={may.grant && !isMe}
          refused={refused}
        />
      )
    case 'sessions':
      return <StaffSessions id={person.id} sessions={sessions} mayEnd={may.manage} refused={refused} />
    case 'activity':
      return <StaffTrail {...trail} isOwn more={may.audit ? `/admin/audit?by=${person.id}` : null} none="لم يفعل شيئًا بعد" />
    case 'history':
      return <StaffTrail {...trail} more={may.audit ? `/admin/audit?about=${person.id}` : null} none="لا شيء في السجل بعد" />
  }
}
