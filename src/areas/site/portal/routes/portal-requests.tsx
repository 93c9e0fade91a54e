import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { myRequests } from '../queries.ts'
import type { Route } from './+types/portal-requests'

export const meta = () => [{ title: 'طلباتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({ rows: await myRequests(ctx), today: dayOf(ctx.now()) }))

export default function PortalRequestsPage({ loaderData: { rows, today } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>طلباتي</h1>
        <div className="acts">
          <Link to="/support" className={buttonLook()}>
            طلب جديد
          </Link>
        </div>
      </div>
      <Card flush>
        {rows.length === 0 && <Empty title="لا طلبات بعد">ما ترسله من صفحات الموقع يظهر هنا مع ردودنا.</Empty>}
        <ul className="list">
          {rows.map(({ id, title, number, preview, status, isOpen, waitsForMe, lastAt }) => (
            <li key={id}>
              <span className="grow">
                <Link to={`/dashboard/requests/${id}`} className="t">
                  {title}
                </Link>
                {preview && (
                  <span className="sm db" dir="auto">
                    <Sentence>{preview}</Sentence>
                  </span>
                )}
                <span className="xs muted db">
                  <Code>{number}</Code> · <DateText at={lastAt} today={today} time />
                </span>
              </span>
              <Badge tone={waitsForMe ? 'warning' : isOpen ? 'info' : 'muted'}>{status}</Badge>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
