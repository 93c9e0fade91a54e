import { pages } from '#areas/site/pages.ts'
import { toSentPage } from '#areas/site/requests/sent-page.ts'
import { CarRequest } from '#areas/site/requests/ui/car-form.tsx'
import { renewStaleForm } from '#areas/site/requests/ui/request-form.tsx'
import { sendServiceRequest } from '#areas/site/requests/use-cases/send-service-request.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { Ask, Includes, Needs } from '#areas/site/ui/service-page.tsx'
import { CarSearch } from '#areas/vehicles/public-ui.tsx'
import { forEveryoneWithForm, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { CarsDrawing } from '#ui/art/cars-drawing.tsx'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { carsThing } from '../cars-thing.ts'
import { pageMeta } from '../seo.ts'
import { carsPage } from '../service-queries.ts'
import type { Route } from './+types/car-rental'

export const headers = forEveryoneWithForm
export const loader = page(anyone, carsPage)
export const action = submitPublic(sendServiceRequest, toSentPage)
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = (asked) =>
  pageMeta(asked, pages.cars, (origin) => [carsThing(origin, asked.loaderData?.search.classes ?? [])])

type Shown = Route.ComponentProps['loaderData']

export default function CarRentalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, places, seasons, search } = loaderData
  return (
    <>
      <PageHead page={pages.cars} title={words.title} lead={words.lead}>
        <div className="row wrap head-cta">
          <a className="btn btn-primary btn-lg" href="#request">
            اطلب الخدمة
          </a>
        </div>
      </PageHead>
      {search.places.length > 0 && (
        <div className="container car-search" id="cars">
          <CarSearch page={search} />
        </div>
      )}
      <Includes drawing={<CarsDrawing />} items={included(loaderData)}>
        {places.length > 0 && <p className="svc-also">مكان التسليم: {places.join('، ')}</p>}
        {seasons.map(({ name, from, to }) => (
          <p key={name} className="svc-also">
            موسم {name} من {yearlyDay(from)} إلى {yearlyDay(to)}: تُطبَّق أسعار الموسم.
          </p>
        ))}
      </Includes>
      <Needs needs={needed(loaderData)} />
      <Ask title="اطلب الخدمة" notes={[fines(loaderData)]}>
        <CarRequest {...loaderData} reply={actionData} />
      </Ask>
    </>
  )
}

function included({ words, extras, countries }: Shown) {
  return [
    ...words.points,
    ...(extras.length > 0 ? [`عند الطلب: ${extras.join('، ')}`] : []),
    ...(countries.length > 0 ? [`خطاب عدم ممانعة للسفر إلى ${countries.join('، ')}، بشروطه`] : []),
  ]
}

function needed({ minAge }: Shown) {
  return [
    ...(minAge ? [`العمر ${howMany(minAge, 'year')} فأكثر`] : []),
    'رخصة قيادة سارية',
    'البطاقة الشخصية أو بطاقة المقيم، وللزائر جواز السفر والتأشيرة',
    'تأمين مسترد',
  ]
}

function fines({ depositDays }: Shown) {
  const refund = depositDays
    ? ` يُردّ التأمين المسترد بعد ${howMany(depositDays, 'day', 'gen')} من الإعادة إن لم تظهر مخالفات.`
    : ''
  return `المخالفات المرورية في مدة العقد على مستأجر السيارة.${refund}`
}

/** A day of every year; which year it is said in does not matter. */
const yearlyDay = (day: string) => dayInWords(`2024-${day}`, '2024')
