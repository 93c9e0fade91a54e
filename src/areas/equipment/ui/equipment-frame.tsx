import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Tabs } from '#ui/links.tsx'
import {
  billingPath,
  claimsPath,
  equipmentPath,
  hireRulesPath,
  hiresPath,
  implementsPath,
  kindsPath,
  machineAgreementsPath,
  machineCalendarPath,
  machinesPath,
  operatorsPath,
  poolsPath,
  pricesPath,
  reportsPath,
  sheetsPath,
  subHiresPath,
  transportPath,
} from '../paths.ts'
import type { TabsOpen } from '../tabs-open.ts'

type Props = { title: ReactNode; action?: ReactNode; sees: TabsOpen; children: ReactNode }

const others = [
  { to: kindsPath, label: 'الأنواع' },
  { to: pricesPath, label: 'الأسعار' },
  { to: hireRulesPath, label: 'القواعد' },
]

/** A page of the desk of machines, with the way to its others. Nobody is led where they may not go. */
export function EquipmentFrame({ title, action, sees, children }: Props) {
  const { pathname } = useLocation()
  const shown = [
    ...(sees.machines ? [{ to: equipmentPath, label: 'اليوم' }] : []),
    ...(sees.machines ? [{ to: machineCalendarPath, label: 'التقويم' }] : []),
    ...(sees.machines ? [{ to: transportPath, label: 'النقل' }] : []),
    ...(sees.hires ? [{ to: hiresPath, label: 'عقود التأجير' }] : []),
    ...(sees.sheets ? [{ to: sheetsPath, label: 'كشوف الساعات' }] : []),
    ...(sees.billing ? [{ to: billingPath, label: 'الفوترة' }] : []),
    ...(sees.hires ? [{ to: machineAgreementsPath, label: 'الاتفاقيات' }] : []),
    ...(sees.machines ? [{ to: machinesPath, label: 'المعدات' }] : []),
    ...(sees.machines ? [{ to: implementsPath, label: 'الأدوات' }] : []),
    ...(sees.machines ? [{ to: claimsPath, label: 'محاضر الأضرار' }] : []),
    ...(sees.pools ? [{ to: poolsPath, label: 'السقالات' }] : []),
    ...(sees.costs ? [{ to: subHiresPath, label: 'من الغير' }] : []),
    ...(sees.operators ? [{ to: operatorsPath, label: 'المشغّلون' }] : []),
    ...(sees.machines ? [{ to: reportsPath, label: 'التقارير' }] : []),
    ...(sees.machines ? others : []),
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
