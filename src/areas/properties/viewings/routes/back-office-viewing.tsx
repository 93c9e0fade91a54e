import { data, Link } from 'react-router'
import { newLeaseAddress } from '#areas/properties/leases/wizard.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitPath } from '#areas/properties/property.ts'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { viewingKind } from '../held.ts'
import { viewing } from '../queries.ts'
import { ViewingActs } from '../ui/viewing-acts.tsx'
import { ViewingBadge } from '../ui/viewing-badge.tsx'
import { WishedFor } from '../ui/wished-for.tsx'
import { remindViewing, scheduleViewing } from '../use-cases/arrange-viewing.ts'
import { endViewing } from '../use-cases/end-viewing.ts'
import { holdFromViewing } from '../use-cases/hold-from-viewing.ts'
import { viewingPath, viewingReplies } from '../viewing.ts'
import type { Route } from './+types/back-office-viewing'

export const loader = page(propertiesPermissions.arrangeViewings, async (ctx, { params, query }) => {
  const one = await viewing(ctx, params.viewingId)
  if (!one) throw data('لا توجد هذه المعاينة.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: viewingKind, recordId: one.id, mayEdit: true })
  return { viewing: one, parts, me: ctx.actor.id, tab: query.get('tab'), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, viewingPath(id))

export const action = submitOneOf({
  schedule: submit(scheduleViewing, back('حُدّد موعد المعاينة')),
  remind: submit(remindViewing, back('أُرسل التذكير')),
  end: submit(endViewing, back('حُفظ ما انتهت إليه المعاينة')),
  hold: submit(holdFromViewing, back('حُجزت الوحدة مبدئيًا')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `معاينة ${loaderData?.viewing.called ?? ''} · التحالف` }]

type Loaded = Route.ComponentProps['loaderData']
export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.viewing.name ?? 'معاينة' }

export default function ViewingPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { viewing: one, parts, me, tab, act } = loaderData
  const isHeard = act === 'schedule' || act === 'hold' || act === 'end'
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            معاينة <bdi>{one.name}</bdi>
          </h1>
          <p className="muted sm">
            <Link className="link" to={unitPath(one.unitId)}>
              <bdi>{one.called}</bdi>
            </Link>{' '}
            · <Code>{one.no}</Code> · <ViewingBadge state={one.state} />
          </p>
        </div>
        {one.state === 'done' && one.may.lease && (
          <div className="acts">
            <Link className={buttonLook()} to={newLeaseAddress({ unit: one.unitId })}>
              اكتب عقد إيجار
            </Link>
          </div>
        )}
      </div>
      {!isHeard && <Unheard reply={reply} />}
      <div className="cols">
        <About one={one} />
        <ViewingActs viewing={one} me={me} act={act} reply={reply} />
      </div>
      <RecordTabs parts={parts} path={viewingPath(one.id)} tab={tab} />
    </>
  )
}

const About = ({ one }: { one: Loaded['viewing'] }) => (
  <Card title="الطلب">
    <dl className="told">
      {one.startsAt && (
        <Told question="الموعد">
          <DateText at={one.startsAt} weekday time />
          {one.guide && <bdi>{`، يلقاه ${one.guide}`}</bdi>}
        </Told>
      )}
      <Told question="متى يناسبه">
        <WishedFor {...one} />
      </Told>
      <Told question="الهاتف">
        <a className="link" href={`tel:${one.phone}`}>
          <Code>{one.phone}</Code>
        </a>
      </Told>
      {one.email && (
        <Told question="البريد الإلكتروني">
          <Code>{one.email}</Code>
        </Told>
      )}
      <Told question="كيف نرد عليه">{viewingReplies[one.replyBy]}</Told>
      {one.note && (
        <Told question="ما كتبه">
          <bdi>{one.note}</bdi>
        </Told>
      )}
      {one.remindedAt && (
        <Told question="آخر تذكير">
          <DateText at={one.remindedAt} time />
        </Told>
      )}
      {one.endReason && (
        <Told question="سبب الإلغاء">
          <bdi>{one.endReason}</bdi>
        </Told>
      )}
    </dl>
  </Card>
)
