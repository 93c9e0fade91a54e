import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { type DocumentKinds, type DocumentState, documentName, documentStates } from '../document.ts'
import type { RecordDocument } from '../queries.ts'

const tones = {
  valid: 'success',
  expiring: 'warning',
  expired: 'danger',
  replaced: 'muted',
  withdrawn: 'muted',
} as const satisfies Record<DocumentState, string>

type ShownDocument = Pick<RecordDocument, 'kind' | 'called' | 'number' | 'expiresOn' | 'fileId' | 'state'>

type Props = { kinds: DocumentKinds; document: ShownDocument; of?: ReactNode }

/** What a paper is and until when, the same to staff and to the owner of the record. */
export function DocumentLine({ kinds, document: one, of }: Props) {
  return (
    <>
      <span className="grow">
        <span className="t">
          <bdi>{documentName(kinds, one)}</bdi> {one.number && <Code>{one.number}</Code>}
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
      <Badge tone={tones[one.state]}>{documentStates[one.state]}</Badge>
      {one.fileId && (
        <a className="btn btn-ghost btn-sm" href={`/files/${one.fileId}`} download aria-label={`ملف ${documentName(kinds, one)}`}>
          <Download className="i i-sm" aria-hidden />
          الملف
        </a>
      )}
    </>
  )
}
