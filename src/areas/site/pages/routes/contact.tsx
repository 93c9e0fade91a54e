import { pages } from '#areas/site/pages.ts'
import { inquiryFields } from '#areas/site/request-kinds/support.ts'
import type { InquiryForm } from '#areas/site/requests/inputs.ts'
import { toSentPage } from '#areas/site/requests/sent-page.ts'
import { renewStaleForm, VisitorForm } from '#areas/site/requests/ui/request-form.tsx'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { PageHead } from '#areas/site/ui/page-head.tsx'
import { forEveryoneWithForm, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { fieldsOf } from '#ui/form.tsx'
import { pageMeta } from '../seo.ts'
import { contactPage } from '../service-queries.ts'
import { type Ways, WaysToUs } from '../ui/ways-to-us.tsx'
import type { Route } from './+types/contact'

export const headers = forEveryoneWithForm
export const loader = page(anyone, contactPage)
export const action = submitPublic(sendInquiry, toSentPage)
export const shouldRevalidate = renewStaleForm
export const meta: Route.MetaFunction = (asked) =>
  pageMeta(asked, pages.contact, () => (asked.loaderData ? [asked.loaderData.office] : []))

/** Only what the office has set: nobody can call a number that is not there. */
const waysIn = ({ phones, place }: Ways) =>
  `${['اكتب لنا', phones.length > 0 && 'أو اتصل', place && 'أو زرنا في صلالة'].filter(Boolean).join('، ')}.`

export default function ContactPage({ loaderData: { form, ways }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<InquiryForm>(actionData)
  const { service, message } = inquiryFields
  return (
    <>
      <PageHead page={pages.contact} lead={waysIn(ways)} />
      <div className="container cg" id="request">
        <VisitorForm
          form={form}
          reply={actionData}
          title="أرسل رسالة"
          send="أرسل الرسالة"
          use="نستعمل بياناتك للرد على رسالتك فقط."
        >
          <SelectField {...field('service')} {...service} optional />
          <TextareaField {...field('message')} {...message} rows={5} maxLength={2000} required />
        </VisitorForm>
        <WaysToUs ways={ways} />
      </div>
    </>
  )
}
