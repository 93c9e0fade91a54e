import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Tabs } from '#ui/links.tsx'
import {
  addOnsPath,
  agreementsPath,
  claimsPath,
  classesPath,
  finesPath,
  placesPath,
  pricesPath,
  rentalsPath,
  reportsPath,
  reservationsPath,
  rulesPath,
  timelinePath,
  todayPath,
  vehiclesPath,
} from '../paths.ts'
import type { TabsOpen } from '../tabs-open.ts'

type Props = { title: ReactNode; action?: ReactNode; sees: TabsOpen; children: ReactNode }

const fleet = { to: vehiclesPath, label: 'المركبات' }
const calendar = { to: timelinePath, label: 'التقويم' }
const today = { to: todayPath, label: 'اليوم' }
const reserved = [
  { to: reservationsPath, label: 'الحجوزات' },
  { to: rentalsPath, label: 'العقود' },
]
const fines = { to: finesPath, label: 'المخالفات' }
const claims = { to: claimsPath, label: 'الحوادث والأضرار' }
const agreements = { to: agreementsPath, label: 'الاتفاقيات' }
const reports = { to: reportsPath, label: 'التقارير' }
const others = [
  { to: classesPath, label: 'الفئات' },
  { to: pricesPath, label: 'الأسعار' },
  { to: placesPath, label: 'الأماكن' },
  { to: addOnsPath, label: 'الإضافات' },
  { to: rulesPath, label: 'القواعد' },
]

/** A page of the desk of vehicles, with the way to its others. Nobody is led where they may not go. */
export function VehiclesFrame({ title, action, sees, children }: Props) {
  const { pathname } = useLocation()
  const shown = [
    ...(sees.reservations ? [today] : []),
    ...[fleet, calendar],
    ...(sees.reservations ? reserved : []),
    ...(sees.fines ? [fines] : []),
    claims,
    ...(sees.reservations ? [agreements] : []),
    ...others,
    ...(sees.reports ? [reports] : []),
  ]
  const tabs = shown.map((place) => ({ ...place, current: pathname === place.to }))
  return (
    <>
      <div className="page-h">
        <h1>{title}</h1>
        {action && <div className="acts">{action}</div>}
      </div>
      <Tabs label="صفحات المركبات" tabs={tabs} />
      {children}
    </>
  )
}
