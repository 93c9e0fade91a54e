import type { ReactNode } from 'react'
import { buttonLook } from '#ui/button-look.ts'
import { type StatementAsked, statementAddress } from '../statement-asked.ts'
import { PrintButton } from './print-button.tsx'

type Props = { asked: StatementAsked; path: string; children?: ReactNode }

/** In which forms the statement can be taken along, and what else can be done with it. */
export function StatementActs({ asked, path, children }: Props) {
  const at = (part: string, over: Record<string, string> = {}) => statementAddress({ ...asked, page: 1 }, `${path}/${part}`, over)
  const look = buttonLook({ variant: 'outline' })
  return (
    <div className="acts no-print">
      <a className={look} href={at('pdf')} target="_blank" rel="noopener">
        نزّل PDF
      </a>
      <a className={look} href={at('pdf', { lang: 'both' })} target="_blank" rel="noopener">
        بالعربية والإنجليزية
      </a>
      <a className={look} href={at('export')} download>
        صدّر إلى إكسل
      </a>
      <a className={look} href={at('export', { format: 'csv' })} download>
        CSV
      </a>
      <PrintButton />
      {children}
    </div>
  )
}
