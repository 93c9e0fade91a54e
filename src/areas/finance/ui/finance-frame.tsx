import type { ReactNode } from 'react'
import { Sections } from '#ui/sections.tsx'

const places = {
  accounts: { to: '/admin/finance', label: 'دليل الحسابات' },
  trial: { to: '/admin/finance/trial-balance', label: 'ميزان المراجعة' },
  results: { to: '/admin/finance/profit-and-loss', label: 'قائمة الدخل' },
  position: { to: '/admin/finance/balance-sheet', label: 'المركز المالي' },
  journals: { to: '/admin/finance/journals', label: 'القيود' },
  periods: { to: '/admin/finance/periods', label: 'إقفال الفترات' },
  health: { to: '/admin/finance/health', label: 'سلامة الدفاتر' },
} as const

type Props = { current: keyof typeof places; action?: ReactNode; children: ReactNode }

/** The parts of the books under one head. */
export function FinanceFrame({ current, ...page }: Props) {
  const tabs = Object.entries(places).map(([key, place]) => ({ ...place, current: key === current }))
  return <Sections title="الدفاتر" label="أقسام الدفاتر" tabs={tabs} {...page} />
}
