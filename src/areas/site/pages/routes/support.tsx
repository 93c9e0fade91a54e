import { pages } from '#areas/site/pages.ts'
import { toSentPage } from '#areas/site/requests/sent-page.ts'
import { renewStaleForm } from '#areas/site/requests/ui/request-form.tsx'
import { TicketForm } from '#areas/site/requests/ui/ticket-form.tsx'
import { openTicket } from '#areas/site/requests/use-cases/open-ticket.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { Ask } from '#areas/site/ui/service-page.tsx'
import { forEveryoneWithForm, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { pageMeta, questionsThing } from '../seo.ts'
import { supportPage } from '../service-queries.ts'
import { QuestionGroups, QuestionSearch } from '../ui/question-groups.tsx'
import { ServiceRequestLinks } from '../ui/service-request-links.tsx'
import type { Route } from './+types/support'

export const headers = forEveryoneWithForm
export const loader = page(anyone, supportPage)
export const action = submitPublic(openTicket, toSentPage)
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = (asked) =>
  pageMeta(asked, pages.support, () => {
    const { searched = '', groups = [] } = asked.loaderData ?? {}
    const questions = groups.flatMap((group) => group.questions)
    return searched || questions.length === 0 ? [] : [questionsThing(questions)]
  })

export default function SupportPage({ loaderData: { form, ...asked }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={pages.support} title="كيف نساعدك؟">
        <QuestionSearch searched={asked.searched} />
      </PageHead>
      <div className="container supg">
        <QuestionGroups {...asked} />
        <ServiceRequestLinks />
      </div>
      <Ask title="طلب دعم">
        <TicketForm form={form} reply={actionData} />
      </Ask>
    </>
  )
}
