import { data, Link } from 'react-router'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyPath } from '#areas/properties/property.ts'
import { property } from '#areas/properties/property-detail.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Empty } from '#ui/states.tsx'
import { documentsOfPropertyPath, holds } from '../document.ts'
import { documentsOf } from '../queries.ts'
import { AddDocument, CorrectDocument, WithdrawDocument } from '../ui/document-forms.tsx'
import { DocumentLine } from '../ui/document-line.tsx'
import { addPropertyDocument } from '../use-cases/add-property-document.ts'
import { correctPropertyDocument } from '../use-cases/correct-property-document.ts'
import { withdrawPropertyDocument } from '../use-cases/withdraw-property-document.ts'
import type { Route } from './+types/back-office-property-documents'

export const loader = page(may.viewTenancies, async (ctx, { params, query }) => {
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
  withdraw: submit(withdrawPropertyDocument, back('سُحبت الوثيقة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `وثائق ${loaderData?.property.name ?? ''} · التحالف` }]

export const handle = { crumb: () => 'الوثائق' }

export default function PropertyDocumentsPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { property: one, documents, formId, act } = loaderData
  const path = documentsOfPropertyPath(one.id)
  const heard = (name: string, id: string) => (act === name && reply?.typed?.documentId === id ? reply : undefined)
  const isHeard = documents.some(({ id }) => heard('correct', id) ?? heard('withdraw', id))
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
      {act !== 'add' && !isHeard && <Unheard reply={reply} />}
      <Card title="الوثائق" flush>
        {documents.length === 0 && <Empty title="لا وثائق بعد">قبل أن تنتهي وثيقة بشهر تُطلب مهمة تجديدها.</Empty>}
        <ul className="list">
          {documents.map((document) => (
            <li key={document.id} className="wrap">
              <DocumentLine document={document} />
              {document.withdrawnReason && (
                <span className="xs muted">
                  السبب: <bdi>{document.withdrawnReason}</bdi>
                </span>
              )}
              {one.may.correct && holds(document) && (
                <div className="row wrap">
                  <CorrectDocument {...{ path, document }} reply={heard('correct', document.id)} />
                  <WithdrawDocument {...{ path, document }} reply={heard('withdraw', document.id)} />
                </div>
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
