import { remitMerchants, viewCustody } from '#areas/finance/public-cod.ts'
import type { Door } from '#platform/area.ts'
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
  parcelsPath,
  remittancesPath,
  shelvesPath,
} from './paths.ts'
import { parcelPermissions as may } from './permissions.ts'

/** Intake, and the other work of the desk: whoever may do only one of these is led to it. */
export const parcelsDesk: Door = {
  ...{ path: parcelsPath, label: 'الطرود', permission: may.register },
  tabs: [
    { path: shelvesPath, permission: may.sort },
    { path: dispatchPath, permission: may.dispatch },
    { path: ownRunPath, permission: may.deliver },
    { path: bagsPath, permission: may.sort },
    { path: counterPath, permission: may.handOver },
    { path: custodyPath, permission: viewCustody },
    { path: remittancesPath, permission: remitMerchants },
    { path: exceptionsPath, permission: may.view },
    { path: merchantsPath, permission: may.viewMerchants },
    { path: parcelClaimsPath, permission: may.view },
    { path: allParcelsPath, permission: may.view },
  ],
}
