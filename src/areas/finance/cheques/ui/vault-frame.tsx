import type { ReactNode } from 'react'
import { Sections } from '#ui/sections.tsx'
import { calendarPath, chequesPath, depositPath } from '../cheque-asked.ts'

const places = {
  list: { to: chequesPath, label: 'الشيكات' },
  calendar: { to: calendarPath, label: 'التقويم' },
  deposit: { to: depositPath, label: 'إيداع الغد' },
} as const
export type VaultPlace = keyof typeof places

type Props = { current: VaultPlace; action?: ReactNode; children: ReactNode }

/** The cheques, what is due when, and what goes to the bank tomorrow under one head. */
export function VaultFrame({ current, ...page }: Props) {
  const tabs = Object.entries(places).map(([key, place]) => ({ ...place, current: key === current }))
  return <Sections title="حافظة الشيكات" label="أقسام الحافظة" tabs={tabs} {...page} />
}
