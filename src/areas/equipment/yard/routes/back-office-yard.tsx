import { Link } from 'react-router'
import { newHirePath, newMachinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { tabsOpenTo } from '#areas/equipment/tabs-open.ts'
import { EquipmentFrame } from '#areas/equipment/ui/equipment-frame.tsx'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import { jobsNow } from '../../transport/queries.ts'
import { JobsCard } from '../../transport/ui/jobs-card.tsx'
import { type EndingPaper, yardBoard } from '../board.ts'
import { kindsNow, papersEnding } from '../queries.ts'
import { KindStrip } from '../ui/kind-strip.tsx'
import { YardColumns } from '../ui/yard-columns.tsx'
import type { Route } from './+types/back-office-yard'

export const meta = () => [{ title: 'المعدات اليوم · التحالف' }]

export const loader = page(may.view, async (ctx) => ({
  kinds: await kindsNow(ctx),
  board: ctx.actor.may(may.viewHires) ? await yardBoard(ctx) : null,
  papers: await papersEnding(ctx),
  jobs: await jobsNow(ctx),
  mayQuote: ctx.actor.may(may.quote),
  mayAdd: ctx.actor.may(may.manage),
  sees: tabsOpenTo(ctx),
}))

export default function YardPage({ loaderData: { kinds, board, papers, jobs, mayQuote, mayAdd, sees } }: Route.ComponentProps) {
  return (
    <EquipmentFrame
      title="المعدات اليوم"
      sees={sees}
      action={
        mayQuote && (
          <Link className={buttonLook()} to={newHirePath}>
            عرض سعر جديد
          </Link>
        )
      }
    >
      {kinds.length === 0 ? (
        <Card>
          <Empty
            title="لا معدات بعد"
            action={
              mayAdd && (
                <Link className={buttonLook()} to={newMachinePath}>
                  أضف معدّة
                </Link>
              )
            }
          >
            أضف الأنواع أولًا، ثم كل معدّة برمزها ووثائقها.
          </Empty>
        </Card>
      ) : (
        <div className="stack">
          <KindStrip kinds={kinds} />
          {board && <YardColumns board={board} opensSheets={sees.sheets} />}
          <div className="cols">
            <JobsCard jobs={jobs} />
            {papers.length > 0 && <EndingPapers papers={papers} />}
          </div>
        </div>
      )}
    </EquipmentFrame>
  )
}

/** Papers that soon end: without them a machine is not offered. */
const EndingPapers = ({ papers }: { papers: readonly EndingPaper[] }) => (
  <Card title="تنتهي وثائقها" flush>
    <ul className="list">
      {papers.map(({ key, label, on, path }) => (
        <li key={key}>
          <Link to={path} className="t grow">
            {label}
          </Link>
          <DateText at={on} />
        </li>
      ))}
    </ul>
  </Card>
)
