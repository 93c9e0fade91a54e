import { redirect } from 'react-router'
import { UnitForRent } from '#areas/properties/public-ui.tsx'
import { renewStaleForm } from '#areas/site/requests/ui/request-form.tsx'
import { ViewUnit, WatchUnit } from '#areas/site/requests/ui/unit-ask.tsx'
import { requestViewing, watchUnit } from '#areas/site/requests/use-cases/ask-about-unit.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { forEveryoneWithForm, page, submitOneOf } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { Alert } from '#ui/alert.tsx'
import { pageMeta } from '../seo.ts'
import { unitPage } from '../unit-page.ts'
import { pageOfUnit, unitThing } from '../unit-thing.ts'
import type { Route } from './+types/unit-for-rent'

export const headers = forEveryoneWithForm
export const loader = page(anyone, unitPage)
export const action = submitOneOf({
  viewing: submitPublic(requestViewing, ({ path }) => redirect(path, 303)),
  watch: submitPublic(watchUnit, ({ path }) => redirect(`${path}?watched#ask`, 303)),
})
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = (asked) =>
  asked.loaderData
    ? pageMeta(asked, pageOfUnit(asked.loaderData), (origin) => [unitThing(origin, asked.loaderData)])
    : [{ title: 'لم تعد معروضة · التحالف' }]

export default function UnitForRentPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { listing, form, today, watched, known } = loaderData
  return (
    <>
      <PageHead page={pageOfUnit(loaderData)} lead={loaderData.place} />
      <UnitForRent listing={listing} vatRate={loaderData.vatRate}>
        <div id="ask">
          {watched ? (
            <Alert kind="success">سجّلنا رقمك، ونرسل إليك رسالة واحدة إن عادت الوحدة متاحة.</Alert>
          ) : listing.isHeld ? (
            <WatchUnit form={form} reply={reply} known={known} />
          ) : (
            <ViewUnit form={form} reply={reply} today={today} known={known} />
          )}
        </div>
      </UnitForRent>
    </>
  )
}
