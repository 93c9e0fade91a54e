import { Link, redirect } from 'react-router'
import { pages } from '#areas/site/pages.ts'
import { renewStaleForm } from '#areas/site/requests/ui/request-form.tsx'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { bookCar, bookingPath, bookPage } from '#areas/vehicles/public.ts'
import { BookForm } from '#areas/vehicles/public-ui.tsx'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { freshForm, submitPublic } from '#platform/public-form.ts'
import { Alert } from '#ui/alert.tsx'
import type { Route } from './+types/car-book'

export const headers = forEachVisit
export const loader = page(anyone, async (ctx, { query }) => ({ ...(await bookPage(ctx, query)), ...(await freshForm(ctx)) }))
export const action = submitPublic(bookCar, ({ bookingToken }) => redirect(bookingPath(bookingToken), 303))
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = () => [{ title: 'احجز سيارة · التحالف' }, { name: 'robots', content: 'noindex' }]

const head = { path: '/services/car-rental/book', name: 'الحجز', title: '', description: '', within: pages.cars }

export default function CarBookPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { wanted, back, form } = loaderData
  return (
    <>
      <PageHead page={head} title="بيانات الحجز" />
      <div className="container">
        {wanted ? (
          <BookForm form={form} wanted={wanted} known={loaderData.known ?? null} back={back} reply={reply} />
        ) : (
          <Alert kind="warning">
            لا يمكن حجز هذه السيارة في هذه التواريخ. <Link to={back}>اختر من جديد</Link>
          </Alert>
        )}
      </div>
    </>
  )
}
