import type { ReactNode } from 'react'

type Props = { title: ReactNode; action?: ReactNode; children: ReactNode }

/** A page of money under its own head; which other pages there are stands above it. */
export function FinanceFrame({ title, action, children }: Props) {
  return (
    <>
      <div className="page-h">
        <h1>{title}</h1>
        {action && <div className="acts">{action}</div>}
      </div>
      {children}
    </>
  )
}
