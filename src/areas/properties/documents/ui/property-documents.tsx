import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { documentsOfPropertyPath, holds } from '../document.ts'
import type { PropertyDocument } from '../queries.ts'
import { DocumentLine } from './document-line.tsx'

/** On the page of the property: the documents that hold, and how each stands. */
export function PropertyDocuments({ propertyId, documents }: { propertyId: string; documents: readonly PropertyDocument[] }) {
  const holding = documents.filter(holds)
  const all = (
    <Link className="link sm" to={documentsOfPropertyPath(propertyId)}>
      وثائق العقار
    </Link>
  )
  return (
    <Card title="الوثائق" actions={all} flush>
      <ul className="list">
        {holding.map((one) => (
          <li key={one.id}>
            <DocumentLine document={one} />
          </li>
        ))}
        {holding.length === 0 && <li className="muted">لا وثائق بعد: سند الملكية، الكروكي، التأمين.</li>}
      </ul>
    </Card>
  )
}
