import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { documentName, type PropertyDocumentState, propertyDocumentStates } from '../document.ts'
import type { PropertyDocument } from '../queries.ts'

const tones = {
  valid: 'success',
  expiring: 'warning',
  expired: 'danger',
  replaced: 'muted',
  withdrawn: 'muted',
} as const satisfies Record<PropertyDocumentState, string>

export type ShownDocument = Pick<PropertyDocument, 'kind' | 'called' | 'number' | 'expiresOn' | 'fileId' | 'state'>

/** What a document is and until when, the same to staff and to whose property it is. */
export function DocumentLine({ document: one, of }: { document: ShownDocument; of?: ReactNode }) {
  return (
    <>
      <span className="grow">
        <span className="t">
          <bdi>{documentName(one)}</bdi> {one.number && <Code>{one.number}</Code>}
        </span>
        <span className="xs muted db">
          {of}
          {one.expiresOn ? (
            <>
              آخر يوم لها <DateText at={one.expiresOn} />
            </>
          ) : (
            'بلا تاريخ انتهاء'
          )}
        </span>
      </span>
      <Badge tone={tones[one.state]}>{propertyDocumentStates[one.state]}</Badge>
      {one.fileId && (
        <a className="btn btn-ghost btn-sm" href={`/files/${one.fileId}`} download aria-label={`ملف ${documentName(one)}`}>
          <Download className="i i-sm" aria-hidden />
          الملف
        </a>
      )}
    </>
  )
}
