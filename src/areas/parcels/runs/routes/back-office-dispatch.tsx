import { Link } from 'react-router'
import { dispatchPath, runPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Num } from '#ui/values.tsx'
import { dispatchBoard } from '../queries.ts'
import { PlanRun } from '../ui/plan-run.tsx'
import { RunBadge } from '../ui/run-badges.tsx'
import { planRun } from '../use-cases/plan-run.ts'
import type { Route } from './+types/back-office-dispatch'

export const meta = () => [{ title: 'التوزيع · التحالف' }]

export const handle = { crumb: () => 'التوزيع' }

export const loader = page(may.dispatch, async (ctx, { query }) => ({
  ...{ board: await dispatchBoard(ctx, { query }), sees: tabsOpenTo(ctx) },
}))

export const action = submit(planRun, ({ runId }) => saying('خُطّطت الجولة. يمسح المندوب ما يحمله.', runPath(runId)))

export default function DispatchPage({ loaderData: { board, sees }, actionData: reply }: Route.ComponentProps) {
  return (
    <ParcelsFrame title="التوزيع" about="ما ينتظر الخروج إلى الأبواب، وجولات المندوبين" sees={sees}>
      <div className="desk2">
        <PlanRun board={board} reply={reply} action={dispatchPath} />
        <Card title="الجولات" flush>
          {board.runs.length === 0 && <Empty title="لا جولات بعد">اختر طرودًا ومندوبًا، فتظهر الجولة هنا.</Empty>}
          <ul className="list">
            {board.runs.map((run) => (
              <li key={run.id}>
                <span className="grow">
                  <Link className="t link" to={runPath(run.id)}>
                    <bdi>{run.courierName}</bdi>، <DateText at={run.day} />
                  </Link>
                  <span className="xs muted">
                    <Code>{run.number}</Code> · سُلّم <Num>{run.delivered}</Num> من <Num>{run.stops}</Num>
                  </span>
                </span>
                <RunBadge state={run.state} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </ParcelsFrame>
  )
}
