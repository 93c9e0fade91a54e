import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Tabs } from '#ui/links.tsx'
import { classesPath, pricesPath, vehiclesPath } from '../paths.ts'

type Props = { title: ReactNode; action?: ReactNode; children: ReactNode }

const places = [
  { to: vehiclesPath, label: 'المركبات' },
  { to: classesPath, label: 'الفئات' },
  { to: pricesPath, label: 'الأسعار' },
]

/** A page of the desk of vehicles, with the way to its others. */
export function VehiclesFrame({ title, action, children }: Props) {
  const { pathname } = useLocation()
  const tabs = places.map((place) => ({ ...place, current: pathname === place.to }))
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
