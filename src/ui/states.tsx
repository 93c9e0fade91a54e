import { CircleAlert, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Code } from './values.tsx'

type EmptyProps = { title: string; children?: ReactNode; action?: ReactNode; art?: ReactNode }

/** Nothing here yet, or nothing found: one sentence, and what to do about it. */
export function Empty({ title, children, action, art }: EmptyProps) {
  return (
    <div className="state">
      {art}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

type ErrorProps = { title: string; children: ReactNode; code?: string | null; action?: ReactNode }

/** What failed, whether anything is lost, what to do, and a code that can be copied. */
export function ErrorState({ title, children, code, action }: ErrorProps) {
  return (
    <div className="state" role="alert">
      <span className="tile-ic d">
        <CircleAlert className="i" aria-hidden />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
      {code && (
        <p className="xs">
          رمز المرجع <Code>{code}</Code>
        </p>
      )}
      {action}
    </div>
  )
}

/** Names the permission that is missing, so that one can ask for it. */
export function NoPermission({ permission, action }: { permission: string; action?: ReactNode }) {
  return (
    <div className="state">
      <span className="tile-ic w">
        <Lock className="i" aria-hidden />
      </span>
      <h2>ليست ضمن صلاحياتك</h2>
      <p>تحتاج إلى صلاحية «{permission}». اطلبها من مدير النظام.</p>
      {action}
    </div>
  )
}

/** In the shape of what comes. Shown only to who waits longer than a moment. */
export function Skeleton({ lines = 3, tall = false }: { lines?: number; tall?: boolean }) {
  return (
    <div className="waiting stack" role="status">
      <span className="visually-hidden">جار التحميل...</span>
      {tall && <div className="skeleton tall" />}
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div key={index} className="skeleton" />
      ))}
    </div>
  )
}
