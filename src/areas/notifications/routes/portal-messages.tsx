import { redirect } from 'react-router'
import { page, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { dayOf } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
import { myNotifications } from '../bell-queries.ts'
import { NotificationsPage } from '../ui/notifications-page.tsx'
import { readNotifications } from '../use-cases/read-notifications.ts'
import type { Route } from './+types/portal-messages'

export const meta = () => [{ title: 'الإشعارات · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx, { query }) => ({
  today: dayOf(ctx.now()),
  ...(await myNotifications(ctx, pageIn(query))),
}))

export const action = submit(readNotifications, ({ path }) => redirect(path, 303))

export default function PortalMessagesPage({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} page="/dashboard/messages" />
}
