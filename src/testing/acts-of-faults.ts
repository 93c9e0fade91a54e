import { action as faultAct } from '#areas/properties/maintenance/routes/back-office-request.tsx'
import { action as ownFaultAct } from '#areas/properties/maintenance/routes/portal-request.tsx'
import { faultsOf, formsOfFaults, formsOfOwnFaults } from './faults-of-units.ts'
import type { testOffice } from './office.ts'

/** What is sent to the pages of a request of maintenance: by staff, and by whoever lives there. */
export function actsOfFaults(office: ReturnType<typeof testOffice>) {
  const { aRequestOfAProperty, aRequestOfOnesHome } = faultsOf(office)
  const param = 'requestId'
  return {
    '/admin/maintenance/:requestId': { story: aRequestOfAProperty, param, act: faultAct, forms: formsOfFaults },
    '/dashboard/maintenance/:requestId': { story: aRequestOfOnesHome, param, act: ownFaultAct, forms: formsOfOwnFaults },
  }
}
