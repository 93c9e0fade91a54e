import type { ReactNode } from 'react'
import { type Tab, Tabs } from './links.tsx'

type Props = { title: string; label: string; tabs: readonly Tab[]; action?: ReactNode; children: ReactNode }

/** Several pages under one head, each behind a tab of its own. */
export function Sections({ title, label, tabs, action, children }: Props) {
  return (
    <>
      <div className="page-h">
        <h1>{title}</h1>
        {action && <div className="acts">{action}</div>}
      </div>
      <Tabs label={label} tabs={tabs} />
      {children}
    </>
  )
}
