import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { type DocumentKinds, isInForce } from '../document.ts'
import type { RecordDocument } from '../queries.ts'
import { DocumentLine } from './document-line.tsx'

type Props = { kinds: DocumentKinds; documents: readonly RecordDocument[]; path: string; all: string; none: string }

/** On the page of a record: its papers in force, and the state of each. */
export function DocumentsCard({ kinds, documents, path, all, none }: Props) {
  const inForce = documents.filter(isInForce)
  const toAll = (
    <Link className="link sm" to={path}>
      {all}
    </Link>
  )
  return (
    <Card title="الوثائق" actions={toAll} flush>
      <ul className="list">
        {inForce.map((one) => (
          <li key={one.id}>
            <DocumentLine kinds={kinds} document={one} />
          </li>
        ))}
        {inForce.length === 0 && <li className="muted">{none}</li>}
      </ul>
    </Card>
  )
}
