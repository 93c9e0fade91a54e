import { draftingContracts, viewingContracts } from '#areas/contracts/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import type { Area, Door } from '#platform/area.ts'
import { leasesPath, rentRunPath } from './lease.ts'
import { leasesAddress, readLeasesAsked } from './lease-asked.ts'
import { leases } from './queries.ts'
import { newLeasePath } from './wizard.ts'

/** What one can begin with leases. */
export const leaseActs: Door[] = [
  { path: newLeasePath, label: 'اكتب عقد إيجار', permission: draftingContracts },
  { path: leasesPath, label: 'عقود الإيجار', permission: viewingContracts },
  { path: rentRunPath, label: 'أقساط الفترة', permission: propertiesPermissions.runRent },
]

/** What ends soon with nothing after it, and what the municipality has not registered. */
export const leaseTiles: NonNullable<Area['tiles']>[number] = {
  permission: viewingContracts,
  read: async (ctx) => {
    const { counts } = await leases(ctx, readLeasesAsked(new URLSearchParams()))
    return [
      { label: 'عقود إيجار تنتهي قريبًا', value: counts.ending, path: leasesAddress({ view: 'ending' }) },
      { label: 'عقود لم توثَّق', value: counts.unregistered, path: leasesAddress({ view: 'unregistered' }), urgent: true },
    ]
  },
}
