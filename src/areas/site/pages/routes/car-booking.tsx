import { data, redirect } from 'react-router'
import { pages } from '#areas/site/pages.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { bookingPage, bookingPath, cancelBooking, confirmBooking, sendBookingCodeAgain } from '#areas/vehicles/public.ts'
import { Booking } from '#areas/vehicles/public-ui.tsx'
import { forEachVisit, page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import type { Route } from './+types/car-booking'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params: { bookingToken = '' }, query }) => {
  const found = await bookingPage(ctx, bookingToken)
  if (!found) throw data('لا حجز بهذا الرابط. راجع الرابط في رسالتنا إليك.', { status: 404, statusText: 'Not Found' })
  return { page: found, act: query.get('act') }
})

const back = ({ bookingToken }: { bookingToken: string }) => redirect(bookingPath(bookingToken), 303)

export const action = submitOneOf({
  confirm: submit(confirmBooking, back),
  code: submit(sendBookingCodeAgain, ({ bookingToken }) => saying('أُرسل الرمز', bookingPath(bookingToken))),
  cancel: submit(cancelBooking, back),
})

export const meta: Route.MetaFunction = () => [{ title: 'حجزك · التحالف' }, { name: 'robots', content: 'noindex' }]

const head = { path: '/services/car-rental/booking', name: 'حجزك', title: '', description: '', within: pages.cars }

export default function CarBookingPage({ loaderData: { page: found, act }, actionData: reply }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={head} title={found.booking.state === 'held' ? 'تأكيد الحجز' : 'حجزك'} />
      <div className="container">
        <Booking page={found} act={act} reply={reply} />
      </div>
    </>
  )
}
