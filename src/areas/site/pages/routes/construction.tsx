import { pages } from '#areas/site/pages.ts'
import { toSentPage } from '#areas/site/requests/sent-page.ts'
import { QuotationRequest, SiteVisitRequest } from '#areas/site/requests/ui/construction-forms.tsx'
import { renewStaleForm } from '#areas/site/requests/ui/request-form.tsx'
import { sendServiceRequest } from '#areas/site/requests/use-cases/send-service-request.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { Ask, Includes, Steps } from '#areas/site/ui/service-page.tsx'
import { forEveryoneWithForm, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { ConstructionDrawing } from '#ui/art/construction-drawing.tsx'
import { pageMeta, serviceThing } from '../seo.ts'
import { constructionPage } from '../service-queries.ts'
import { useCarried } from '../ui/carried.ts'
import { EstimateTool } from '../ui/estimate-tool.tsx'
import type { Route } from './+types/construction'

export const headers = forEveryoneWithForm
export const loader = page(anyone, constructionPage)
export const action = submitPublic(sendServiceRequest, toSentPage)
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = (asked) =>
  pageMeta(asked, pages.construction, (origin) => [serviceThing(origin, pages.construction)])

const steps = ['معاينة الموقع', 'عرض سعر وجدول كميات', 'عقد وبرنامج زمني', 'تنفيذ وشهادات دفع', 'تسليم وضمان']

export default function ConstructionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, ask, estimate } = loaderData
  const wantsQuotation = ask === 'quotation'
  const Request = wantsQuotation ? QuotationRequest : SiteVisitRequest
  const { carried, carry } = useCarried()
  return (
    <>
      <PageHead page={pages.construction} title={words.title} lead={words.lead}>
        <div className="row wrap head-cta">
          <a className="btn btn-primary btn-lg" href={`${pages.construction.path}#request`}>
            اطلب معاينة
          </a>
          <a className="btn btn-outline btn-lg" href={`${pages.construction.path}?ask=quotation#request`}>
            اطلب عرض سعر
          </a>
          {estimate && (
            <a className="btn btn-ghost btn-lg" href="#estimate">
              احسب تقديرًا مبدئيًا
            </a>
          )}
        </div>
      </PageHead>
      <Includes drawing={<ConstructionDrawing />} items={words.points} />
      <Steps steps={steps} />
      {estimate && <EstimateTool estimate={estimate} />}
      <Ask
        title={wantsQuotation ? 'اطلب عرض سعر' : 'اطلب معاينة'}
        notes={[!estimate && 'التقدير المبدئي للاسترشاد، والسعر الملزم ما يرد في العقد.']}
        onLeave={carry}
        tabs={[
          { label: 'اطلب معاينة', to: '?#request', current: !wantsQuotation },
          { label: 'اطلب عرض سعر', to: '?ask=quotation#request', current: wantsQuotation },
        ]}
      >
        <Request {...loaderData} reply={actionData ?? carried} />
      </Ask>
    </>
  )
}
