import { pages } from '#areas/site/pages.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { forEveryone } from '#platform/http.ts'
import { serviceNames } from '#values/services.ts'
import { pageMeta, serviceThing } from '../seo.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { HowWeWork } from '../ui/how-we-work.tsx'
import { ServiceBento } from '../ui/service-bento.tsx'
import type { Route } from './+types/services'

export const headers = forEveryone

export const meta: Route.MetaFunction = (asked) =>
  pageMeta(asked, pages.services, (origin) => serviceNames.map((service) => serviceThing(origin, pages[service])))

export default function ServicesPage() {
  return (
    <>
      <PageHead page={pages.services} title="ماذا ننجز لك؟" lead={pages.services.description} />
      <section className="section">
        <div className="container">
          <h2 className="visually-hidden">خدماتنا</h2>
          <ServiceBento />
        </div>
      </section>
      <HowWeWork />
      <ClosingBand />
    </>
  )
}
