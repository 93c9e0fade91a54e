import { Ban } from 'lucide-react'
import { TrackBox } from '#areas/parcels/public-ui.tsx'
import { pages } from '#areas/site/pages.ts'
import { toSentPage } from '#areas/site/requests/sent-page.ts'
import { PickupRequest } from '#areas/site/requests/ui/pickup-form.tsx'
import { renewStaleForm } from '#areas/site/requests/ui/request-form.tsx'
import { sendServiceRequest } from '#areas/site/requests/use-cases/send-service-request.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { Ask, Includes } from '#areas/site/ui/service-page.tsx'
import { forEveryoneWithForm, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { ParcelsDrawing } from '#ui/art/parcels-drawing.tsx'
import { howMany } from '#values/plural.ts'
import { pageMeta, serviceThing } from '../seo.ts'
import { parcelsPage } from '../service-queries.ts'
import { NoTariff, PriceCalculator } from '../ui/price-calculator.tsx'
import type { Route } from './+types/parcels'

export const headers = forEveryoneWithForm
export const loader = page(anyone, parcelsPage)
export const action = submitPublic(sendServiceRequest, toSentPage)
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = (asked) =>
  pageMeta(asked, pages.parcels, (origin) => [serviceThing(origin, pages.parcels)])

export default function ParcelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, calculator, parcelProhibited } = loaderData
  const { tariff } = calculator
  return (
    <>
      <PageHead page={pages.parcels} title={words.title} lead={words.lead}>
        <div className="row wrap head-cta">
          <a className="btn btn-primary btn-lg" href="#request">
            أرسل طردًا
          </a>
          {tariff && (
            <a className="btn btn-outline btn-lg" href="#price">
              احسب السعر
            </a>
          )}
        </div>
        <section className="mt-4" aria-label="تتبّع طردك">
          <TrackBox />
        </section>
      </PageHead>
      <Includes drawing={<ParcelsDrawing />} items={included(loaderData)}>
        {tariff && <p className="svc-also">نوصل داخل {tariff.zones.map(({ name }) => name).join('، ')}</p>}
      </Includes>
      <div className="container svc-pair">
        {tariff ? <PriceCalculator calculation={{ ...calculator, tariff }} /> : <NoTariff />}
        <section className="card card-b svc-ban" aria-labelledby="prohibited">
          <h2 id="prohibited">
            <Ban className="i" aria-hidden />
            مواد لا تُقبل
          </h2>
          <p className="muted">{parcelProhibited}</p>
        </section>
      </div>
      <Ask title="أرسل طردًا">
        <PickupRequest {...loaderData} reply={actionData} measures={calculator.typed} />
      </Ask>
    </>
  )
}

type Shown = Pick<Route.ComponentProps['loaderData'], 'words' | 'promises'>

function included({ words, promises: { pickup, cashOnDelivery, attempts, carrier } }: Shown) {
  return [
    ...words.points,
    ...(pickup ? ['استلام من موقعك'] : []),
    ...(cashOnDelivery ? ['الدفع عند الاستلام، وتسوية دورية للتجّار'] : []),
    `حتى ${howMany(attempts, 'attempt', 'gen')} للتسليم`,
    ...(carrier ? [`إرسال دولي عبر ${carrier}`] : []),
  ]
}
