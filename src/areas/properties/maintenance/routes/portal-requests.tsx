import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { ownRequestsPath } from '../own-paths.ts'
import { ownRequests, ownUnits } from '../own-queries.ts'
import { OwnRequestList } from '../ui/own-request-list.tsx'
import type { Route } from './+types/portal-requests'

export const meta = () => [{ title: 'الصيانة · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => {
  const [rows, units] = await Promise.all([ownRequests(ctx), ownUnits(ctx)])
  return { rows, livesHere: units.length > 0 }
})

export default function OwnRequestsPage({ loaderData: { rows, livesHere } }: Route.ComponentProps) {
  const report = livesHere && (
    <Link className={buttonLook()} to={`${ownRequestsPath}/new`}>
      <Plus className="i i-sm" aria-hidden />
      أبلغ عن عطل
    </Link>
  )
  return (
    <>
      <div className="page-h">
        <h1>الصيانة</h1>
        {report && <div className="acts">{report}</div>}
      </div>
      <Card flush>
        {rows.length > 0 ? (
          <OwnRequestList rows={rows} />
        ) : livesHere ? (
          <Empty title="لا بلاغات بعد" action={report}>
            إن تعطّل شيء في بيتك فأبلغنا هنا، وأضف صورة إن أمكن.
          </Empty>
        ) : (
          <Empty title="لا بلاغات">حين تستأجر وحدة منا تبلّغ هنا عمّا يتعطّل فيها، وتتابع إصلاحه.</Empty>
        )}
      </Card>
    </>
  )
}
