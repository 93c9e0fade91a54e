import { data, Link } from 'react-router'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyPath } from '#areas/properties/property.ts'
import { property } from '#areas/properties/property-detail.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Empty } from '#ui/states.tsx'
import { documentsOfPropertyPath } from '../document.ts'
import { documentsOf } from '../queries.ts'
import { AddDocument, CorrectDocument } from '../ui/document-forms.tsx'
import { DocumentLine } from '../ui/document-line.tsx'
import { addPropertyDocument } from '../use-cases/add-property-document.ts'
import { correctPropertyDocument } from '../use-cases/correct-property-document.ts'
import type { Route } from './+types/back-office-property-documents'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await property(ctx, params.propertyId)
  if (!one) throw data('لا يوجد هذا العقار.', { status: 404, statusText: 'Not Found' })
  const documents = await documentsOf(ctx, one.id)
  return { property: one, documents, formId: ctx.newId(), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ propertyId }: { propertyId: string }) =>
    saying(said, documentsOfPropertyPath(propertyId))

export const action = submitOneOf({
  add: submit(addPropertyDocument, back('أُضيفت الوثيقة')),
  correct: submit(correctPropertyDocument, back('صُحّحت الوثيقة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `وثائق ${loaderData?.property.name ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الوثائق' }

export default function PropertyDocumentsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { property: one, documents, formId, act } = loaderData
  const path = documentsOfPropertyPath(one.id)
  const corrected = act === 'correct' && documents.some(({ id }) => id === reply?.typed?.documentId)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>وثائق العقار</h1>
          <p className="muted sm">
            <Link className="link" to={propertyPath(one.id)}>
              <bdi>{one.name}</bdi>
            </Link>
          </p>
        </div>
      </div>
      {act !== 'add' && !corrected && <Unheard reply={reply} />}
      <Card title="الوثائق" flush>
        {documents.length === 0 && <Empty title="لا وثائق بعد">قبل أن تنتهي وثيقة بشهر تُطلب مهمة تجديدها.</Empty>}
        <ul className="list">
          {documents.map((document) => (
            <li key={document.id} className="wrap">
              <DocumentLine document={document} />
              {one.may.correct && document.state !== 'replaced' && (
                <CorrectDocument
                  {...{ path, document }}
                  reply={corrected && reply?.typed?.documentId === document.id ? reply : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
      {one.may.correct && (
        <Card key={documents.length} title="أضف وثيقة">
          <AddDocument {...{ path, formId }} reply={act === 'add' ? reply : undefined} />
        </Card>
      )}
    </>
  )
}
