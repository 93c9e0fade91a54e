import { forEveryoneWithForm, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { EquipmentDrawing } from '#ui/art/equipment-drawing.tsx'
import { pages } from '../pages.ts'
import { toSentPage } from '../sent-page.ts'
import { pageMeta, serviceThing } from '../seo.ts'
import { equipmentPage } from '../service-queries.ts'
import { HireRequest } from '../ui/hire-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { renewStaleForm } from '../ui/request-form.tsx'
import { Ask, Includes } from '../ui/service-page.tsx'
import { sendServiceRequest } from '../use-cases/send-service-request.ts'
import type { Route } from './+types/equipment-rental'

export const headers = forEveryoneWithForm
export const loader = page(anyone, equipmentPage)
export const action = submitPublic(sendServiceRequest, toSentPage)
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = (asked) =>
  pageMeta(asked, pages.equipment, (origin) => [serviceThing(origin, pages.equipment)])

export default function EquipmentRentalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, kinds } = loaderData
  return (
    <>
      <PageHead page={pages.equipment} title={words.title} lead={words.lead}>
        <div className="row wrap head-cta">
          <a className="btn btn-primary btn-lg" href="#request">
            اطلب الخدمة
          </a>
        </div>
      </PageHead>
      <Includes drawing={<EquipmentDrawing />} items={words.points}>
        {kinds.length > 0 && (
          <ul className="row wrap svc-kinds" aria-label="المعدات المتاحة">
            {kinds.map((kind) => (
              <li key={kind} className="badge plain">
                {kind}
              </li>
            ))}
          </ul>
        )}
      </Includes>
      <Ask title="اطلب الخدمة" notes={['يظهر مع كل سعر: المشغّل، والوقود، والنقل، والحد الأدنى للساعات.']}>
        <HireRequest {...loaderData} reply={actionData} />
      </Ask>
    </>
  )
}
