import { action as faultAct } from '#areas/maintenance/routes/back-office-request.tsx'
import { action as ownFaultAct } from '#areas/maintenance/routes/portal-request.tsx'
import { action as documentsAct } from '#areas/properties/documents/routes/back-office-property-documents.tsx'
import { action as metersAct } from '#areas/properties/meters/routes/back-office-meters.tsx'
import { faultsOf, formsOfFaults, formsOfOwnFaults } from './faults-of-units.ts'
import { formsOfMeters } from './move-outs.ts'
import type { testOffice } from './office.ts'
import { placesOf } from './places-of-owners.ts'

const freshId = '01a1fa06-b267-7b4e-8fe6-eee01e92d523'
const formsOfDocuments = {
  add: { id: freshId, kind: 'insurance', expiresOn: '2026-12-31' },
  correct: { documentId: freshId, seen: '1', number: '12' },
  withdraw: { documentId: freshId, reason: 'سبب' },
}

/** What is sent to the pages of a request of maintenance, of the meters of a unit and of the documents of a property: by staff, and by whoever lives there. */
export function actsOfFaults(office: ReturnType<typeof testOffice>) {
  const { aRequestOfAProperty, aRequestOfOnesHome } = faultsOf(office)
  const { aPropertyOfABranch, aUnitOfABranch } = placesOf(office)
  const param = 'requestId'
  return {
    '/admin/properties/units/:unitId/meters': { story: aUnitOfABranch, param: 'unitId', act: metersAct, forms: formsOfMeters },
    '/admin/properties/:propertyId/documents': {
      ...{ story: aPropertyOfABranch, param: 'propertyId', act: documentsAct, forms: formsOfDocuments },
    },
    '/admin/maintenance/:requestId': { story: aRequestOfAProperty, param, act: faultAct, forms: formsOfFaults },
    '/dashboard/maintenance/:requestId': { story: aRequestOfOnesHome, param, act: ownFaultAct, forms: formsOfOwnFaults },
  }
}
