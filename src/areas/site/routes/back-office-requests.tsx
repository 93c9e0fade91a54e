import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { inbox } from '../inbox-queries.ts'
import { sitePermissions } from '../permissions.ts'
import { RequestsTable } from '../ui/requests-table.tsx'
import type { Route } from './+types/back-office-requests'

const queues = { all: 'الكل', inquiry: 'استفسارات', serviceRequest: 'طلبات خدمة', ticket: 'طلبات دعم' } as const
type Shown = keyof typeof queues

const isQueue = (text: string | null): text is Shown => text !== null && text in queues

export const meta = () => [{ title: 'صندوق الوارد · التحالف' }]

export const loader = page(sitePermissions.viewRequests, async (ctx, { query }) => {
  const asked = query.get('queue')
  const shown = isQueue(asked) ? asked : 'all'
  const at = Math.min(Math.max(Math.trunc(Number(query.get('page') ?? 1)) || 1, 1), 10_000)
  return { shown, at, ...(await inbox(ctx, { queue: shown === 'all' ? null : shown, page: at })) }
})

const address = (shown: Shown, at = 1) => `/admin/requests?queue=${shown}${at > 1 ? `&page=${at}` : ''}`

export default function RequestsPage({ loaderData: { shown, at, rows, more } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>صندوق الوارد</h1>
      </div>
      <section className="card">
        <nav className="toolbar" aria-label="ما يظهر في القائمة">
          {Object.entries(queues).map(([queue, label]) => (
            <Link
              key={queue}
              className="chip"
              to={isQueue(queue) ? address(queue) : '/admin/requests'}
              aria-current={queue === shown ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <RequestsTable rows={rows} />
        {(at > 1 || more) && (
          <nav className="card-f pager" aria-label="صفحات القائمة">
            {at > 1 && (
              <Link className="btn btn-outline btn-sm" to={address(shown, at - 1)}>
                الأحدث
              </Link>
            )}
            {more && (
              <Link className="btn btn-outline btn-sm" to={address(shown, at + 1)}>
                الأقدم
              </Link>
            )}
          </nav>
        )}
      </section>
    </>
  )
}
