import { data } from 'react-router'
import { documentsOf } from '#areas/documents/public.ts'
import { DocumentsPage } from '#areas/documents/public-ui.tsx'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyPath } from '#areas/properties/property.ts'
import { property } from '#areas/properties/property-detail.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { documentsOfPropertyPath, propertyDocumentKinds } from '../document-kinds.ts'
import { propertyPapers } from '../holder.ts'
import { addPropertyDocument } from '../use-cases/add-property-document.ts'
import { correctPropertyDocument } from '../use-cases/correct-property-document.ts'
import { withdrawPropertyDocument } from '../use-cases/withdraw-property-document.ts'
import type { Route } from './+types/back-office-property-documents'

export const loader = page(may.viewTenancies, async (ctx, { params, query }) => {
  const one = await property(ctx, params.propertyId)
  if (!one) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  const documents = await documentsOf(ctx, propertyPapers, one.id)
  return { property: one, documents, formId: ctx.newId(), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ propertyId }: { propertyId: string }) =>
    saying(said, documentsOfPropertyPath(propertyId))

export const action = submitOneOf({
  add: submit(addPropertyDocument, back('أُضيفت الوثيقة')),
  correct: submit(correctPropertyDocument, back('صُحّحت الوثيقة')),
  withdraw: submit(withdrawPropertyDocument, back('سُحبت الوثيقة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `وثائق ${loaderData?.property.name ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الوثائق' }

export default function PropertyDocumentsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { property: one, documents, formId, act } = loaderData
  return (
    <DocumentsPage
      title="وثائق العقار"
      record={{ name: one.name, path: propertyPath(one.id) }}
      kinds={propertyDocumentKinds}
      path={documentsOfPropertyPath(one.id)}
      mayChange={one.may.correct}
      {...{ documents, formId, act, reply }}
    />
  )
}
