import { data } from 'react-router'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { fineNoticePath, finePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code } from '#ui/values.tsx'
import { fineKind } from '../fine.ts'
import { fine } from '../fine-detail.ts'
import { FineAbout } from '../ui/fine-about.tsx'
import { FineActs } from '../ui/fine-acts.tsx'
import { FineBadge } from '../ui/fine-badge.tsx'
import { absorbFine } from '../use-cases/absorb-fine.ts'
import { cancelFine } from '../use-cases/cancel-fine.ts'
import { chargeFine } from '../use-cases/charge-fine.ts'
import { contestFine } from '../use-cases/contest-fine.ts'
import type { Route } from './+types/back-office-fine'

export const loader = page(may.fines, async (ctx, { params, query }) => {
  const one = await fine(ctx, params.fineId)
  if (!one) throw data('لا توجد هذه المخالفة.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: fineKind, recordId: one.id, mayEdit: true })
  return { one, parts, tab: query.get('tab'), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, finePath(id))

export const action = submitOneOf({
  charge: submit(chargeFine, back('أُضيفت المخالفة على العميل')),
  contest: submit(contestFine, back('سُجّل الاعتراض')),
  absorb: submit(absorbFine, ({ id, waits }) => saying(waits ? 'طُلب الاعتماد' : 'تحملت الشركة المخالفة', finePath(id))),
  cancel: submit(cancelFine, back('أُلغيت المخالفة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `مخالفة ${loaderData?.one.reference ?? ''} · التحالف` }]

export const handle = {
  crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.reference ?? '',
}

export default function FinePage({ loaderData: { one, parts, tab, act }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            مخالفة <Code>{one.reference}</Code>
          </h1>
          <p className="muted sm">
            {one.branch} · <FineBadge state={one.state} />
          </p>
        </div>
        {one.proof && (
          <div className="acts">
            <PaperLink to={fineNoticePath(one.id)}>اطبع الإشعار</PaperLink>
          </div>
        )}
      </div>
      <div className="cols">
        <div className="stack">
          <FineAbout fine={one} />
        </div>
        <div className="stack">
          <FineActs fine={one} act={act} reply={reply} />
        </div>
      </div>
      <RecordTabs parts={parts} path={finePath(one.id)} tab={tab} />
    </>
  )
}
