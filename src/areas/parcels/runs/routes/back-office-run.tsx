import { data } from 'react-router'
import { runPath, runSheetPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { PaperLink } from '#ui/paper-link.tsx'
import { DateText } from '#ui/values.tsx'
import { runShown } from '../queries.ts'
import { CloseRun, LoadRun, SendRun, TakeBack } from '../ui/run-acts.tsx'
import { RunBadge } from '../ui/run-badges.tsx'
import { RunStops } from '../ui/run-stops.tsx'
import { closeRun, takeBackFromRun } from '../use-cases/end-run.ts'
import { loadOnRun, sendRun } from '../use-cases/load-run.ts'
import { dropStop } from '../use-cases/plan-run.ts'
import type { Route } from './+types/back-office-run'

export const loader = page(may.deliver, async (ctx, { params, query }) => {
  const run = await runShown(ctx, params.runId)
  if (!run) throw data('لا توجد هذه الجولة.', { status: 404, statusText: 'Not Found' })
  return { run, sees: tabsOpenTo(ctx), act: query.get('act') }
})

export const action = submitOneOf({
  load: submit(loadOnRun, ({ runId, number }) => saying(`الطرد ${number} مع المندوب`, runPath(runId))),
  send: submit(sendRun, ({ runId }) => saying('خرجت الجولة', runPath(runId))),
  drop: submit(dropStop, ({ runId }) => saying('أُخرج الطرد من الجولة', runPath(runId))),
  back: submit(takeBackFromRun, ({ runId, number }) => saying(`عاد الطرد ${number} إلى الفرع`, runPath(runId))),
  close: submit(closeRun, ({ runId }) => saying('أُقفلت الجولة', runPath(runId))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `جولة ${loaderData?.run.courierName ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.run.number ?? '' }

export default function RunPage({ loaderData: { run, sees, act }, actionData: reply }: Route.ComponentProps) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const isOpen = run.state !== 'closed'
  return (
    <ParcelsFrame
      title={`جولة ${run.courierName}`}
      about={
        <>
          <RunBadge state={run.state} /> <bdi dir="ltr">{run.number}</bdi> · <DateText at={run.day} />
          {run.vehicle && ` · ${run.vehicle}`}
        </>
      }
      action={<PaperLink to={runSheetPath(run.id)}>اطبع كشف الجولة</PaperLink>}
      sees={sees}
    >
      <div className="stack">
        {run.state === 'planned' && <LoadRun run={run} reply={heard('load')} />}
        {run.state === 'planned' && <SendRun run={run} reply={heard('send')} />}
        {isOpen && run.state === 'out' && run.mayTakeBack && <TakeBack run={run} reply={heard('back')} />}
        <RunStops run={run} reply={heard('drop')} />
        {run.state === 'out' && run.mayDispatch && <CloseRun run={run} reply={heard('close')} />}
      </div>
    </ParcelsFrame>
  )
}
