import { action as faultAct } from '#areas/properties/maintenance/routes/back-office-request.tsx'
import { action as ownFaultAct } from '#areas/properties/maintenance/routes/portal-request.tsx'
import { action as metersAct } from '#areas/properties/meters/routes/back-office-meters.tsx'
import { faultsOf, formsOfFaults, formsOfOwnFaults } from './faults-of-units.ts'
import { formsOfMeters } from './move-outs.ts'
import type { testOffice } from './office.ts'
import { placesOf } from './places-of-owners.ts'

/** What is sent to the pages of a request of maintenance and of the meters of a unit: by staff, and by whoever lives there. */
export function actsOfFaults(office: ReturnType<typeof testOffice>) {
  const { aRequestOfAProperty, aRequestOfOnesHome } = faultsOf(office)
  const { aUnitOfABranch } = placesOf(office)
  const param = 'requestId'
  return {
    '/admin/properties/units/:unitId/meters': { story: aUnitOfABranch, param: 'unitId', act: metersAct, forms: formsOfMeters },
    '/admin/maintenance/:requestId': { story: aRequestOfAProperty, param, act: faultAct, forms: formsOfFaults },
    '/dashboard/maintenance/:requestId': { story: aRequestOfOnesHome, param, act: ownFaultAct, forms: formsOfOwnFaults },
  }
}
