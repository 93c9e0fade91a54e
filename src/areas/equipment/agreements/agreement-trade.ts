import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { machinesLine } from '#areas/equipment/prices/price-list.ts'
import type { AgreementTrade } from '#areas/rates/public.ts'
import { machineAgreementPages } from './agreement-pages.ts'

/** Companies whose machines cost so much less; every hire is billed by its own cycles. */
export const machineAgreements: AgreementTrade = {
  ...{ area: 'equipment', line: machinesLine, see: may.viewHires, agree: may.managePrices },
  pages: machineAgreementPages,
}
