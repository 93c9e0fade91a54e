import type { ReactNode } from 'react'
import { Sections } from '#ui/sections.tsx'
import { ageingPath } from '../debts-asked.ts'
import { accountsPath } from '../statement-asked.ts'

const places = {
  accounts: { to: accountsPath, label: 'الأرصدة' },
  ageing: { to: ageingPath, label: 'أعمار الديون' },
} as const

type Props = { here: keyof typeof places; action?: ReactNode; children: ReactNode }

/** What customers owe, one by one and by age, under one head. */
export function DebtsFrame({ here, ...page }: Props) {
  const tabs = Object.entries(places).map(([key, place]) => ({ ...place, current: key === here }))
  return <Sections title="حسابات العملاء" label="أقسام حسابات العملاء" tabs={tabs} {...page} />
}
