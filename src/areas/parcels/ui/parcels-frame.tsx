import '#ui/styles/parcels.css'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Tabs } from '#ui/links.tsx'
import { useKeyShortcuts } from '#ui/use-key-shortcuts.ts'
import {
  allParcelsPath,
  bagsPath,
  counterPath,
  custodyPath,
  dispatchPath,
  exceptionsPath,
  merchantsPath,
  ownRunPath,
  parcelClaimsPath,
  parcelReportsPath,
  parcelRulesPath,
  parcelsPath,
  remittancesPath,
  shelvesPath,
} from '../paths.ts'

import type { TabsOpen } from '../tabs-open.ts'
import { CameraScan } from './camera-scan.tsx'
import { useScans } from './use-scans.ts'

type Props = { title: ReactNode; about?: ReactNode; action?: ReactNode; sees: TabsOpen; children: ReactNode }

/** A page of the desk of parcels, with the way to its others. A scanner is heard on all of them, wherever the focus is. */
export function ParcelsFrame({ title, about, action, sees, children }: Props) {
  const { pathname } = useLocation()
  const takeScan = useScans()
  useKeyShortcuts()
  const shown = [
    ...(sees.intake ? [{ to: parcelsPath, label: 'الاستلام' }] : []),
    ...(sees.shelves ? [{ to: shelvesPath, label: 'الفرز والرفوف' }] : []),
    ...(sees.dispatch ? [{ to: dispatchPath, label: 'التوزيع' }] : []),
    ...(sees.run ? [{ to: ownRunPath, label: 'جولتي' }] : []),
    ...(sees.shelves ? [{ to: bagsPath, label: 'بين الفروع' }] : []),
    ...(sees.counter ? [{ to: counterPath, label: 'شباك التسليم' }] : []),
    ...(sees.custody ? [{ to: custodyPath, label: 'العهد' }] : []),
    ...(sees.remittances ? [{ to: remittancesPath, label: 'تسويات التجّار' }] : []),
    ...(sees.exceptions ? [{ to: exceptionsPath, label: 'الاستثناءات' }] : []),
    ...(sees.merchants ? [{ to: merchantsPath, label: 'التجّار' }] : []),
    ...(sees.exceptions ? [{ to: parcelClaimsPath, label: 'المطالبات' }] : []),
    ...(sees.all ? [{ to: allParcelsPath, label: 'كل الطرود' }] : []),
    ...(sees.reports ? [{ to: parcelReportsPath, label: 'التقارير' }] : []),
    ...(sees.all ? [{ to: parcelRulesPath, label: 'القواعد' }] : []),
  ]
  const tabs = shown.map((place) => ({
    ...place,
    current: pathname === place.to || (place.to !== parcelsPath && pathname.startsWith(`${place.to}/`)),
  }))
  return (
    <>
      <div className="page-h">
        <div>
          <h1>{title}</h1>
          {about && <p className="muted sm">{about}</p>}
        </div>
        {action && <div className="acts">{action}</div>}
      </div>
      <Tabs label="صفحات الطرود" tabs={tabs} />
      <div className="mb-3">
        <CameraScan onScan={takeScan} />
      </div>
      {children}
    </>
  )
}
