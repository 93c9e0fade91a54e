import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Tabs } from '#ui/links.tsx'
import {
  equipmentPath,
  hireRulesPath,
  kindsPath,
  machineCalendarPath,
  machinesPath,
  operatorsPath,
  pricesPath,
} from '../paths.ts'
import type { TabsOpen } from '../tabs-open.ts'

type Props = { title: ReactNode; action?: ReactNode; sees: TabsOpen; children: ReactNode }

/** A page of the desk of machines, with the way to its others. Nobody is led where they may not go. */
export function EquipmentFrame({ title, action, sees, children }: Props) {
  const { pathname } = useLocation()
  const shown = [
    { to: equipmentPath, label: 'اليوم' },
    { to: machineCalendarPath, label: 'التقويم' },
    { to: machinesPath, label: 'المعدات' },
    ...(sees.operators ? [{ to: operatorsPath, label: 'المشغّلون' }] : []),
    { to: kindsPath, label: 'الأنواع' },
    { to: pricesPath, label: 'الأسعار' },
    { to: hireRulesPath, label: 'القواعد' },
  ]
  const tabs = shown.map((place) => ({ ...place, current: pathname === place.to }))
  return (
    <>
      <div className="page-h">
        <h1>{title}</h1>
        {action && <div className="acts">{action}</div>}
      </div>
      <Tabs label="صفحات المعدات" tabs={tabs} />
      {children}
    </>
  )
}
