import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Sections } from '#ui/sections.tsx'
import { reportPath } from '../report-asked.ts'
import { boardPath, minePath, requestsPath } from '../request.ts'

type Props = {
  here: 'list' | 'board' | 'mine' | 'report'
  may: { view: boolean; report: boolean; work: boolean }
  action?: ReactNode
  children: ReactNode
}

/** The list, the board and what was given to oneself, under one head. */
export function RequestsFrame({ here, may, action, children }: Props) {
  const tabs = [
    { to: requestsPath, label: 'القائمة', current: here === 'list' },
    { to: boardPath, label: 'اللوحة', current: here === 'board' },
    ...(may.view ? [{ to: reportPath, label: 'التقرير', current: here === 'report' }] : []),
    ...(may.work ? [{ to: minePath, label: 'بلاغاتي', current: here === 'mine' }] : []),
  ]
  const acts = (
    <>
      {action}
      {may.report && (
        <Link className={buttonLook()} to={`${requestsPath}/new`}>
          <Plus className="i i-sm" aria-hidden />
          سجّل بلاغًا
        </Link>
      )}
    </>
  )
  return (
    <Sections title="بلاغات الصيانة" label="كيف تُعرض البلاغات" tabs={tabs} action={acts}>
      {children}
    </Sections>
  )
}
