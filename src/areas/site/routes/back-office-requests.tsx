import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Pager, Tabs } from '#ui/links.tsx'
import { inbox, inboxPage } from '../inbox-queries.ts'
import { sitePermissions } from '../permissions.ts'
import { RequestsTable } from '../ui/requests-table.tsx'
import type { Route } from './+types/back-office-requests'

const labels = {
  all: 'الكل',
  inquiry: 'استفسارات',
  serviceRequest: 'طلبات خدمة',
  ticket: 'طلبات دعم',
  conversation: 'محادثات',
} as const
type Shown = keyof typeof labels

const none = {
  all: undefined,
  inquiry: 'لا استفسارات بعد',
  serviceRequest: 'لا طلبات خدمة بعد',
  ticket: 'لا طلبات دعم بعد',
  conversation: 'لا محادثات بعد',
} satisfies Record<Shown, string | undefined>

const queues: [Shown, ...Shown[]] = ['all', 'inquiry', 'serviceRequest', 'ticket', 'conversation']

export const meta = () => [{ title: 'صندوق الوارد · التحالف' }]

export const loader = page(sitePermissions.viewRequests, async (ctx, { query }) => {
  const shown = queues.find((queue) => queue === query.get('queue')) ?? 'all'
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 400)
  return { shown, perPage: inboxPage, ...(await inbox(ctx, { queue: shown === 'all' ? null : shown, page })) }
})

const address = (shown: Shown, at = 1) => `/admin/requests?queue=${shown}${at > 1 ? `&page=${at}` : ''}`

export default function RequestsPage({ loaderData: { shown, at, perPage, rows, total } }: Route.ComponentProps) {
  const tabs = queues.map((queue) => ({ to: address(queue), label: labels[queue], current: queue === shown }))
  return (
    <>
      <div className="page-h">
        <h1>صندوق الوارد</h1>
      </div>
      <Card flush footer={<Pager page={at} perPage={perPage} total={total} toPage={(other) => address(shown, other)} />}>
        <Tabs label="ما يظهر في القائمة" tabs={tabs} />
        <RequestsTable rows={rows} none={none[shown]} />
      </Card>
    </>
  )
}
