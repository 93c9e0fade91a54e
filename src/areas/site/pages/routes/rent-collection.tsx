import { VacantUnits } from '#areas/properties/public-ui.tsx'
import { pages } from '#areas/site/pages.ts'
import { toSentPage } from '#areas/site/requests/sent-page.ts'
import { PropertyRequest, ViewingRequest } from '#areas/site/requests/ui/rent-forms.tsx'
import { renewStaleForm } from '#areas/site/requests/ui/request-form.tsx'
import { sendServiceRequest } from '#areas/site/requests/use-cases/send-service-request.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { Ask, Includes, Steps } from '#areas/site/ui/service-page.tsx'
import { forEveryoneWithForm, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { RentDrawing } from '#ui/art/rent-drawing.tsx'
import { pageMeta, serviceThing } from '../seo.ts'
import { rentPage } from '../service-queries.ts'
import { useCarried } from '../ui/carried.ts'
import { RentFeeTool } from '../ui/rent-fee-tool.tsx'
import type { Route } from './+types/rent-collection'

export const headers = forEveryoneWithForm
export const loader = page(anyone, rentPage)
export const action = submitPublic(sendServiceRequest, toSentPage)
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = (asked) => pageMeta(asked, pages.rent, (origin) => [serviceThing(origin, pages.rent)])

const steps = ['اتفاقية إدارة أملاك', 'حصر الوحدات والعقود', 'التحصيل والمتابعة', 'التحويل وكشف الحساب']

export default function RentCollectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, ask, vacant, rentRegistration, rentCommissionIsShare, fee } = loaderData
  const wantsViewing = ask === 'viewing'
  const Request = wantsViewing ? ViewingRequest : PropertyRequest
  const { carried, carry } = useCarried()
  return (
    <>
      <PageHead page={pages.rent} title={words.title} lead={words.lead}>
        <div className="row wrap head-cta">
          <a className="btn btn-primary btn-lg" href={`${pages.rent.path}#request`}>
            أضف عقارك
          </a>
          <a className="btn btn-outline btn-lg" href={`${pages.rent.path}#vacant`}>
            ابحث عن وحدة للإيجار
          </a>
          {fee && (
            <a className="btn btn-ghost btn-lg" href="#fee">
              احسب ما يصلك
            </a>
          )}
        </div>
      </PageHead>
      <Includes
        drawing={<RentDrawing />}
        items={[...words.points, ...(rentRegistration ? ['توثيق عقد الإيجار لدى البلدية وتجديده'] : [])]}
      >
        <p className="svc-also">
          <b>للمستأجر:</b> ادفع قسطك، ونزّل سندك، وأبلغ عن عطل، واطلب تجديد عقدك من هاتفك.
        </p>
      </Includes>
      <VacantUnits
        vacant={vacant}
        instead={
          <a className="btn btn-outline" href={`${pages.rent.path}?ask=viewing#request`}>
            اكتب ما تبحث عنه
          </a>
        }
      />
      <Steps steps={steps} />
      {fee && <RentFeeTool fee={fee} isShare={rentCommissionIsShare} />}
      <Ask
        title={wantsViewing ? 'اطلب معاينة' : 'أضف عقارك للتحصيل'}
        notes={[
          wantsViewing && 'نؤكد لك الموعد بالطريقة التي تختارها.',
          !wantsViewing && !fee && rentCommissionIsShare && 'العمولة من المبلغ المحصَّل فعلًا، وتظهر في اتفاقيتك وفي كل كشف.',
        ]}
        onLeave={carry}
        tabs={[
          { label: 'أضف عقارك', to: '?#request', current: !wantsViewing },
          { label: 'اطلب معاينة', to: '?ask=viewing#request', current: wantsViewing },
        ]}
      >
        <Request {...loaderData} reply={actionData ?? carried} />
      </Ask>
    </>
  )
}
