import { data, Link } from 'react-router'
import { debtorPath } from '#areas/collecting/collecting.ts'
import { collectingPermissions as may } from '#areas/collecting/permissions.ts'
import { waivePath } from '#areas/collecting/waiver.ts'
import { page, saying, submit } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { noticeToServe } from '../queries.ts'
import { ServeForm } from '../ui/serve-form.tsx'
import { ServedTable } from '../ui/served-table.tsx'
import { serveNotice } from '../use-cases/serve-notice.ts'
import { noticePath } from '../warning.ts'
import type { Route } from './+types/back-office-new-notice'

export const loader = page(may.serveNotices, async (ctx, { params, query }) => {
  const one = await noticeToServe(ctx, params.contractId, query.get('step'))
  if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  const { actor } = ctx
  const acts = {
    maySkip: actor.may(may.skipNotices),
    mayCollect: actor.may(may.viewCollecting) && one.isSeen,
    mayWaive: actor.may(may.waiveCharges),
  }
  return { ...one, ...acts, formId: ctx.newId() }
})

export const action = submit(serveNotice, ({ id }) => saying('أُرسل الإخطار وحُفظ', noticePath(id)))

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `إخطار ${loaderData?.tenant ?? ''} · التحالف` }]

type Loaded = Route.ComponentProps['loaderData']
export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.tenant ?? '' }

export default function NewNoticePage({ loaderData: one, actionData: reply }: Route.ComponentProps) {
  const { drawn } = one
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            إخطار <bdi>{one.tenant}</bdi>
          </h1>
          <p className="muted sm">
            <bdi>{one.unit}</bdi> · <Code>{one.contract}</Code>
          </p>
        </div>
        <div className="acts">
          {one.mayCollect && (
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={debtorPath(one.partyId)}>
              متابعات العميل
            </Link>
          )}
          {one.mayWaive && (
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={waivePath(one.contractId)}>
              إعفاء
            </Link>
          )}
          {one.after && (
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={one.after.path}>
              {one.after.label}
            </Link>
          )}
          <Link className={buttonLook({ variant: 'ghost', size: 'small' })} to={one.path}>
            العقد
          </Link>
        </div>
      </div>
      {!drawn && <Unheard reply={reply} />}
      {drawn ? <ServeForm {...one} drawn={drawn} reply={reply} /> : <Nothing hasServedAll={one.last?.step === 'final'} />}
      {one.served.length > 0 && (
        <Card flush title="ما أُرسل عن هذا العقد">
          <ServedTable rows={one.served} />
        </Card>
      )}
    </>
  )
}

const Nothing = ({ hasServedAll }: { hasServedAll: boolean }) => (
  <Card>
    {hasServedAll ? (
      <Empty title="أُرسلت خطوات الإنذار كلها">ما يليها ملف التنفيذ، أو تسوية مع المستأجر.</Empty>
    ) : (
      <Empty title="لا شيء يُنذر به">لا متأخر على هذا العقد لا يغطيه شيك أو وعد قائم أو تحويل بانتظار التأكيد.</Empty>
    )}
  </Card>
)
