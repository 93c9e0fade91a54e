import type { ReactNode } from 'react'
import type { Tab } from '#ui/links.tsx'
import { Sections } from '#ui/sections.tsx'

type Props = { tabs: Tab[]; action?: ReactNode; children: ReactNode }

/** Boxes, who keeps them, and the accounts at banks under one head. */
export const CashFrame = (page: Props) => <Sections title="الصناديق" label="أقسام الصناديق" {...page} />
