import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Code } from '#ui/values.tsx'
import { sheetStatuses } from '../sheet.ts'
import type { SheetWords } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'

type Props = {
  words: SheetWords
  sheet: ShownSheet
  subject?: ReactNode
  subjectPath: string
  acts?: ReactNode
  isPrinted?: boolean
}

/** What sheet it is, of what, and its paper. */
export function SheetHead({ words, sheet: one, subject, subjectPath, acts, isPrinted = true }: Props) {
  return (
    <div className="page-h">
      <div>
        <h1>{words.titles[one.kind]}</h1>
        <p className="muted sm">
          <Link className="link" to={subjectPath}>
            {subject ?? <bdi>{one.subject}</bdi>}
          </Link>{' '}
          · <Code>{one.number}</Code> ·{' '}
          <Badge tone={one.status === 'signed' ? 'success' : 'muted'}>{sheetStatuses[one.status]}</Badge>
        </p>
      </div>
      <div className="acts">
        {acts}
        {isPrinted && (
          <a href={`${words.path(one.id)}/pdf`} target="_blank" className={buttonLook({ variant: 'outline' })} rel="noopener">
            <Printer className="i i-sm" aria-hidden />
            اطبع المحضر
          </a>
        )}
      </div>
    </div>
  )
}
