import { data, Link } from 'react-router'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { rentalPath, reservationPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Code } from '#ui/values.tsx'
import { openRental } from '../../rentals/use-cases/open-rental.ts'
import { reservationKind } from '../reservation.ts'
import { reservation } from '../reservation-detail.ts'
import { PriceLines, PriceTerms } from '../ui/price-lines.tsx'
import { ReservationAbout } from '../ui/reservation-about.tsx'
import { ReservationActs } from '../ui/reservation-acts.tsx'
import { ReservationBadge } from '../ui/reservation-badge.tsx'
import { assignVehicle } from '../use-cases/assign-vehicle.ts'
import { cancelReservation } from '../use-cases/cancel-reservation.ts'
import { confirmReservation } from '../use-cases/confirm-reservation.ts'
import { discountReservation } from '../use-cases/discount-reservation.ts'
import { markNoShow } from '../use-cases/mark-no-show.ts'
import type { Route } from './+types/back-office-reservation'

export const loader = page(may.viewReservations, async (ctx, { params, query }) => {
  const one = await reservation(ctx, params.reservationId)
  if (!one) throw data('لا يوجد هذا الحجز.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: reservationKind, recordId: one.id, mayEdit: one.may.reserve })
  return { one, parts, tab: query.get('tab'), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, reservationPath(id))

export const action = submitOneOf({
  confirm: submit(confirmReservation, back('تأكد الحجز')),
  open: submit(openRental, ({ id }) => saying('فُتح العقد. أرسله للتوقيع.', rentalPath(id))),
  assign: submit(assignVehicle, back('حُددت المركبة')),
  discount: submit(discountReservation, ({ id, waits }) =>
    saying(waits ? 'طُلب الخصم، وهو بانتظار الاعتماد' : 'تغيّر سعر الحجز', reservationPath(id)),
  ),
  cancel: submit(cancelReservation, back('أُلغي الحجز')),
  'no-show': submit(markNoShow, back('سُجّل عدم الحضور')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `حجز ${loaderData?.one.number ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '' }

export default function ReservationPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { one, parts, tab, act } = loaderData
  const here = reservationPath(one.id)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            حجز <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.name}</bdi> · {one.className} · <ReservationBadge state={one.state} />
          </p>
        </div>
      </div>
      <div className="cols">
        <div className="stack">
          <ReservationAbout reservation={one} />
          <Card title="ما يدفعه" flush>
            <PriceLines price={one.price} />
          </Card>
        </div>
        <div className="stack">
          {one.rentalId && (
            <Link className={buttonLook()} to={rentalPath(one.rentalId)}>
              افتح العقد
            </Link>
          )}
          <ReservationActs reservation={one} path={here} act={act} reply={reply} />
          <Card title="الشروط كما حُجز عليها" flush>
            <PriceTerms price={one.price} now={one.now} />
          </Card>
        </div>
      </div>
      <RecordTabs parts={parts} path={here} tab={tab} />
    </>
  )
}
