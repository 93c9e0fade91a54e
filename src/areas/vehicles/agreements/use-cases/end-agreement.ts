import { endAgreement as end } from '#areas/rates/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { carsLine } from '#areas/vehicles/prices/price-list.ts'
import { command } from '#platform/command.ts'
import { EndAgreementInput } from '../inputs.ts'

/** What is reserved from the day after on has the prices of everybody; what was reserved before keeps its own. */
export const endAgreement = command({
  name: 'vehicles.end-agreement',
  permission: vehiclesPermissions.managePrices,
  input: EndAgreementInput,
  async run(work, { agreementId: id, ...ending }) {
    if (!(await end(work, { id, line: carsLine, ...ending }))) work.repeated()
    return { id }
  },
})
