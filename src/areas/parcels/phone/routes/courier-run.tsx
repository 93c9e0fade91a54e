import { data } from 'react-router'
import '#ui/styles/courier.css'
import { ownRunPath, pickupStopPath, stopPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { phoneStamp } from '#platform/phone-stamp.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { PhoneBar } from '#ui/offline/phone-bar.tsx'
import { isUnsent } from '#ui/offline/queue.ts'
import { Empty } from '#ui/states.tsx'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { takeOldAtDoor } from '../../exchanges/use-cases/take-old-at-door.ts'
import { takenInWords } from '../../pickups/pickup.ts'
import { closeOwnPickup, collectAtPickup } from '../../pickups/use-cases/by-courier.ts'
import { deliverAtDoor, failStop, noteCall } from '../../runs/use-cases/at-the-door.ts'
import { loadOnRun } from '../../runs/use-cases/load-run.ts'
import { moveStop } from '../../runs/use-cases/move-stop.ts'
import { openDayOnPhone, writeDayOnPhone } from '../here/run-page.ts'
import { courierDay } from '../queries.ts'
import { CourierBar, keptPlace } from '../ui/courier-bar.tsx'
import { DayOfRun } from '../ui/day-of-run.tsx'
import { OnePickup } from '../ui/one-pickup.tsx'
import { OneStop } from '../ui/one-stop.tsx'
import { PickupList } from '../ui/pickup-list.tsx'
import type { Route } from './+types/courier-run'

export const meta = () => [{ title: 'جولتي · التحالف' }]

export const handle = { crumb: () => 'جولتي' }

export const loader = page(may.deliver, async (ctx, { query }) => {
  const stopId = query.get('stop')
  const day = await courierDay(ctx, stopId)
  const isThere = day.other || day.runs.some(({ stops }) => stops.some(({ id }) => id === stopId))
  if (stopId && !isThere) throw data('ليست هذه الوقفة في جولة مفتوحة لك.', { status: 404, statusText: 'Not Found' })
  const pickupId = query.get('pickup')
  if (pickupId && !day.pickups.some(({ id }) => id === pickupId))
    throw data('ليس هذا الاستلام في يومك.', { status: 404, statusText: 'Not Found' })
  return { ...day, stopId, pickupId, act: query.get('act'), sees: tabsOpenTo(ctx), stamp: phoneStamp(ctx, 0) }
})

/** Without a network the phone answers for the office. */
export const clientLoader = Object.assign(({ serverLoader, url }: Route.ClientLoaderArgs) => openDayOnPhone(serverLoader, url), {
  hydrate: true as const,
})

export const clientAction = (sent: Route.ClientActionArgs) => writeDayOnPhone(sent)

export const action = submitOneOf({
  loaded: submit(loadOnRun, ({ number }) => saying(`معك الطرد ${number}`, ownRunPath)),
  moved: submit(moveStop, () => saying('تغيّر الترتيب', ownRunPath)),
  'old-taken': submit(takeOldAtDoor, ({ stopId, number }) => saying(`معك القديم ${number}. سلّم الجديد`, stopPath(stopId))),
  collected: submit(collectAtPickup, ({ pickupId, number, ...counts }) =>
    saying(`معك الطرد ${number}. ${takenInWords(counts)}`, pickupStopPath(pickupId)),
  ),
  'pickup-closed': submit(closeOwnPickup, (counts) => saying(takenInWords(counts), ownRunPath)),
  called: submit(noteCall, ({ stopId }) => saying('سُجّل الاتصال', stopPath(stopId))),
  failed: submit(failStop, () => saying('سُجّلت المحاولة. أعده إلى الفرع.', ownRunPath)),
  delivered: submit(deliverAtDoor, ({ number, change }) =>
    saying(change > 0n ? `سُلّم الطرد ${number}. أعد له ${inRials(change)}` : `سُلّم الطرد ${number}`, ownRunPath),
  ),
})

export default function CourierRunPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { runs, other, custody, pickups, fetched, stopId, pickupId, act, sees } = loaderData
  const [marks, onPhone] = 'marks' in loaderData ? [loaderData.marks, loaderData.onPhone] : [{}, null]
  const stop = runs.flatMap(({ stops }) => stops).find(({ id }) => id === stopId) ?? other
  const bar = onPhone && <PhoneBar {...onPhone} version={0} />
  if (stop) return <OneStop key={stop.id} stop={stop} bar={bar} act={act} reply={reply} />
  const pickup = pickups.find(({ id }) => id === pickupId)
  if (pickup) return <OnePickup key={pickup.id} pickup={pickup} bar={bar} act={act} reply={reply} />
  return (
    <ParcelsFrame title="جولتي" about={runs.map(({ day, number }) => `${dayInWords(day)} · ${number}`).join('، ')} sees={sees}>
      {runs.length + pickups.length === 0 && <Empty title="لا جولة لك اليوم">ما يخططه المشرف لك يظهر هنا.</Empty>}
      <div className="stack courier">
        <div id={keptPlace}>{bar}</div>
        {/* A form of a stop that is shown no more. */}
        {act !== 'loaded' && <Unheard reply={reply} />}
        <PickupList pickups={pickups} fetched={fetched} marks={marks} />
        {runs.map((run) => (
          <DayOfRun key={run.id} run={run} custody={custody} marks={marks} reply={act === 'loaded' ? reply : undefined} />
        ))}
      </div>
      <CourierBar current="run" mayScan={runs.length > 0} kept={onPhone?.phone.operations.filter(isUnsent).length ?? 0} />
    </ParcelsFrame>
  )
}
