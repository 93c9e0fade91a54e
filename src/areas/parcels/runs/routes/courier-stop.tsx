import { data, Link } from 'react-router'
import '#ui/styles/parcels.css'
import { ownRunPath, stopDamagePath, stopPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { inRials } from '#values/money.ts'
import { ownStop } from '../queries.ts'
import { StopBadge } from '../ui/run-badges.tsx'
import { DeliverIt, FailIt, WhoAndWhere } from '../ui/stop-parts.tsx'
import { deliverAtDoor, failStop, noteCall } from '../use-cases/at-the-door.ts'
import type { Route } from './+types/courier-stop'

export const loader = page(may.deliver, async (ctx, { params, query }) => {
  const found = await ownStop(ctx, params.stopId)
  if (!found) throw data('ليست هذه الوقفة في جولة مفتوحة لك.', { status: 404, statusText: 'Not Found' })
  return { ...found, act: query.get('act') }
})

export const action = submitOneOf({
  deliver: submit(deliverAtDoor, ({ number, change }) =>
    saying(change > 0n ? `سُلّم الطرد ${number}. أعد له ${inRials(change)}` : `سُلّم الطرد ${number}`, ownRunPath),
  ),
  call: submit(noteCall, ({ stopId }) => saying('سُجّل الاتصال', stopPath(stopId))),
  fail: submit(failStop, () => saying('سُجّلت المحاولة. أعده إلى الفرع.', ownRunPath)),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.stop.recipientName ?? ''} · التحالف` }]

export const handle = {
  crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.stop.recipientName ?? '',
}

export default function CourierStopPage({ loaderData: { stop, act }, actionData: reply }: Route.ComponentProps) {
  const heard = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{stop.recipientName}</bdi>
          </h1>
          <p className="muted sm">
            <StopBadge state={stop.state} /> <bdi dir="ltr">{stop.number}</bdi>
          </p>
        </div>
      </div>
      <div className="stack">
        <WhoAndWhere stop={stop} reply={heard('call')} />
        {stop.state === 'loaded' && <DeliverIt stop={stop} reply={heard('deliver')} />}
        {stop.state === 'loaded' && <FailIt stop={stop} reply={heard('fail')} />}
        {stop.state === 'loaded' && (
          <Link className="link sm" to={stopDamagePath(stop.id)}>
            سجّل ضررًا بصورتين
          </Link>
        )}
      </div>
    </>
  )
}
