import { sql } from 'kysely'
import { nameOfAccount } from '#areas/identity/public.ts'
import { type AwaitedPerson, asked, type Figure, type People } from '#platform/home.ts'
import { dayInWords, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { approvalsWaiting } from './approvals/queries.ts'
import { accessPermissions } from './permissions.ts'
import { staffPermissions } from './staff/permissions.ts'

/** How many requests wait for this person's yes or no. */
export const approvalFigure: Figure = {
  name: 'approvals',
  permission: accessPermissions.viewApprovals,
  read: (ctx) =>
    asked(approvalsWaiting(ctx), (count) => ({
      ...{ label: 'اعتمادات بانتظارك', value: Number(count), path: '/admin/approvals' },
      urgent: true,
    })),
}

type Lent = { id: string; name: string; to: string; until: string }

/** Who has lent their rights to a colleague at this moment. */
export const peopleAway: People = {
  permission: staffPermissions.viewStaff,
  read: ({ now }) =>
    asked(
      sql<Lent[]>`(select coalesce(json_agg(json_build_object('id', id, 'name', ${nameOfAccount(sql`from_account`)},
          'to', ${nameOfAccount(sql`to_account`)}, 'until', until) order by until), '[]')
        from delegations where since <= ${now()} and until > ${now()})`,
      (lent) => lent.map(away),
    ),
}

const away = ({ id, name, to, until }: Lent): AwaitedPerson => ({
  ...{ id, name, path: '/admin/users/staff' },
  says: `فوّض صلاحياته إلى ${to} حتى ${dayInWords(dayOf(new Date(new Date(until).getTime() - 1)))}`,
})

const daysToAnswer = 2
type Left = { id: string; name: string; title: string; at: string }

/** What this person asked for and nobody has agreed to or refused for days: it waits for whoever holds that role. */
export const approvalsLeft: People = {
  permission: accessPermissions.viewApprovals,
  read: ({ actor, now }) =>
    asked(
      sql<
        Left[]
      >`(select coalesce(json_agg(json_build_object('id', a.id, 'name', r.name_ar, 'title', a.title, 'at', a.requested_at)
          order by a.requested_at), '[]')
        from approvals a join roles r on r.key = a.approver_role
        where a.maker_id = ${actor.id} and a.status = 'pending' and a.expires_at > ${now()}
          and a.requested_at < ${new Date(now().getTime() - daysToAnswer * 86_400_000)})`,
      (left) =>
        left.map(({ id, name, title, at }) => ({
          ...{ id, name, path: `/admin/approvals/${id}` },
          says: `${title}: طلبته ${weekdayAndDay(new Date(at))}`,
        })),
    ),
}
