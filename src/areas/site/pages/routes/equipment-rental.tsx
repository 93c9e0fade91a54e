import { Catalogue, MachineBasket } from '#areas/equipment/public-ui.tsx'
import { pages } from '#areas/site/pages.ts'
import { toSentPage } from '#areas/site/requests/sent-page.ts'
import { HireRequest } from '#areas/site/requests/ui/hire-form.tsx'
import { MachinesRequest } from '#areas/site/requests/ui/machines-form.tsx'
import { renewStaleForm } from '#areas/site/requests/ui/request-form.tsx'
import { sendServiceRequest } from '#areas/site/requests/use-cases/send-service-request.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { Ask, Includes } from '#areas/site/ui/service-page.tsx'
import { forEveryoneWithForm, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { EquipmentDrawing } from '#ui/art/equipment-drawing.tsx'
import { equipmentThing } from '../equipment-thing.ts'
import { pageMeta } from '../seo.ts'
import { equipmentPage } from '../service-queries.ts'
import type { Route } from './+types/equipment-rental'

export const headers = forEveryoneWithForm
export const loader = page(anyone, equipmentPage)
export const action = submitPublic(sendServiceRequest, toSentPage)
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = (asked) =>
  pageMeta(asked, pages.equipment, (origin) => [equipmentThing(origin, asked.loaderData?.catalogue.kinds ?? [])])

export default function EquipmentRentalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, catalogue, form, today } = loaderData
  const isChosen = Boolean(catalogue.basket?.ahead)
  return (
    <>
      <PageHead page={pages.equipment} title={words.title} lead={words.lead}>
        <div className="row wrap head-cta">
          <a className="btn btn-primary btn-lg" href="#request">
            اطلب الخدمة
          </a>
        </div>
      </PageHead>
      {catalogue.isOpen && (
        <div className="container machines">
          <Catalogue page={catalogue}>
            <MachineBasket page={catalogue} />
          </Catalogue>
        </div>
      )}
      <Includes drawing={<EquipmentDrawing />} items={words.points} />
      <Ask title="اطلب الخدمة" notes={[notes.says, isChosen && notes.quoted]}>
        {isChosen ? (
          <MachinesRequest form={form} reply={actionData} chosen={catalogue.search} />
        ) : (
          <HireRequest form={form} reply={actionData} today={today} />
        )}
      </Ask>
    </>
  )
}

const notes = {
  says: 'يظهر مع كل سعر: المشغّل، والوقود، والنقل، والحد الأدنى للساعات.',
  quoted: 'نعد لك عرض سعر بما اخترته، وتقبله برمز على هاتفك.',
}
