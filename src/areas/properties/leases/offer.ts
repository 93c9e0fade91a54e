import { draftingContracts, viewingContracts } from '#areas/contracts/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import type { Door } from '#platform/area.ts'
import { asked, type Figure, type FigureName } from '#platform/home.ts'
import { leasesPath, rentRunPath } from './lease.ts'
import { type LeaseView, leasesAddress } from './lease-asked.ts'
import { leasesIn } from './queries.ts'
import { newLeasePath } from './wizard.ts'

/** What one can begin with leases. */
export const leaseActs: Door[] = [
  { path: newLeasePath, label: 'اكتب عقد إيجار', permission: draftingContracts },
  { path: leasesPath, label: 'عقود الإيجار', permission: viewingContracts },
  { path: rentRunPath, label: 'أقساط الفترة', permission: propertiesPermissions.runRent },
]

/** What ends soon with nothing after it, and what the municipality has not registered. */
const counted = (name: FigureName, view: LeaseView, label: string): Figure => ({
  ...{ name, permission: viewingContracts },
  read: (ctx) =>
    asked(leasesIn(ctx, view), (count) => ({
      label,
      value: Number(count),
      path: leasesAddress({ view }),
      urgent: view !== 'ending',
    })),
})

export const leaseFigures = [
  counted('leasesEnding', 'ending', 'عقود إيجار تنتهي قريبًا'),
  counted('leasesUnregistered', 'unregistered', 'عقود لم توثَّق'),
]
