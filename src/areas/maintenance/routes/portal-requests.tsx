import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { ownExpenses } from '../own-expenses.ts'
import { ownRequestsPath } from '../own-paths.ts'
import { ownParts, ownRequests } from '../own-queries.ts'
import { OwnExpenseList } from '../ui/own-expense-list.tsx'
import { OwnRequestList } from '../ui/own-request-list.tsx'
import type { Route } from './+types/portal-requests'

export const meta = () => [{ title: 'الصيانة · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => {
  const [rows, units, expenses] = await Promise.all([ownRequests(ctx), ownParts(ctx), ownExpenses(ctx)])
  return { rows, expenses, livesHere: units.length > 0 }
})

export default function OwnRequestsPage({ loaderData: { rows, expenses, livesHere } }: Route.ComponentProps) {
  const report = livesHere && (
    <Link className={buttonLook()} to={`${ownRequestsPath}/new`}>
      <Plus className="i i-sm" aria-hidden />
      أبلغ عن عطل
    </Link>
  )
  const hasNone = rows.length === 0
  return (
    <>
      <div className="page-h">
        <h1>الصيانة</h1>
        {report && <div className="acts">{report}</div>}
      </div>
      <div className="stack">
        {expenses.length > 0 && (
          <Card title="مصروفات عقاراتك" flush>
            <OwnExpenseList rows={expenses} />
          </Card>
        )}
        {!hasNone && (
          <Card title="بلاغاتك" flush>
            <OwnRequestList rows={rows} />
          </Card>
        )}
        {hasNone && livesHere && (
          <Card flush>
            <Empty title="لا بلاغات بعد" action={report}>
              إن تعطّل شيء في بيتك فأبلغنا هنا، وأضف صورة إن أمكن.
            </Empty>
          </Card>
        )}
        {hasNone && !livesHere && expenses.length === 0 && (
          <Card flush>
            <Empty title="لا بلاغات">حين تستأجر وحدة منا تبلّغ هنا عمّا يتعطّل فيها، وتتابع إصلاحه.</Empty>
          </Card>
        )}
      </div>
    </>
  )
}
