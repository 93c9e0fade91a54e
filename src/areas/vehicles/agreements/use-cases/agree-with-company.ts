import { partyAtCounter } from '#areas/customers/public.ts'
import { agreeOnRates } from '#areas/rates/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { carsLine } from '#areas/vehicles/prices/price-list.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { branchChoices } from '../../fleet/queries.ts'
import { AgreeInput } from '../inputs.ts'

const may = vehiclesPermissions.managePrices

/** So much off the prices of cars for a company, from a day on; what held with it before ends the day before. */
export const agreeWithCompany = command({
  name: 'vehicles.agree-with-company',
  permission: may,
  input: AgreeInput,
  async run(work, { billing, untilDay, note, ...terms }) {
    const party = await partyAtCounter({ db: work.tx, actor: work.actor }, terms.partyId)
    if (!party) throw fieldFault('partyId', 'اختر الشركة من سجل العملاء.')
    if (party.kind === 'person') throw fieldFault('partyId', 'الاتفاقية مع شركة. اختر شركة من سجل العملاء.')
    const branches = await branchChoices({ db: work.tx, actor: work.actor }, may)
    if (!branches.some(([id]) => id === terms.branchId)) throw fieldFault('branchId', 'اختر الفرع من القائمة.')
    const agreed = { ...terms, line: carsLine, untilDay: untilDay ?? null, note: note ?? null, monthly: billing === 'monthly' }
    if (!(await agreeOnRates(work, agreed))) work.repeated()
    return { id: terms.id }
  },
})
