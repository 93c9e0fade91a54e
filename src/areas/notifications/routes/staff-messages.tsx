import { data, redirect } from 'react-router'
import { page, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { dayOf } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
import { myNotifications } from '../bell-queries.ts'
import { NotificationsPage } from '../ui/notifications-page.tsx'
import { readNotifications } from '../use-cases/read-notifications.ts'
import type { Route } from './+types/staff-messages'

export const meta = () => [{ title: 'إشعاراتي · التحالف' }]

export const handle = { crumb: () => 'إشعاراتي' }

/** The same list in the frame of the back office; a customer has it in the account. */
export const loader = page(anyoneSignedIn, async (ctx, { query }) => {
  if (ctx.actor.kind === 'customer') throw data('هذه الصفحة لفريق العمل. إشعاراتك في حسابك.', { status: 403 })
  return { today: dayOf(ctx.now()), ...(await myNotifications(ctx, pageIn(query))) }
})

export const action = submit(readNotifications, ({ path }) => redirect(path, 303))

export default function StaffMessagesPage({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} page="/admin/messages" />
}
