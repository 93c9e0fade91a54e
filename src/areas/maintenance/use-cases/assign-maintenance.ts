import { accountsHolding } from '#areas/access/public.ts'
import { supplierNamed } from '#areas/finance/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { costsOf } from '../costs.ts'
import { mustBeAgreed } from '../expenses.ts'
import { maintenanceAssigned } from '../facts.ts'
import { AssignInput } from '../inputs.ts'
import { maintenancePermissions } from '../permissions.ts'
import { moveOn, mustLeadOn, requestToChange, told } from '../reached.ts'

/** To one of ours or to a supplier, with the day and the hours in which they come; given again it goes to another. */
export const assignMaintenance = command({
  name: 'properties.assign-maintenance',
  permission: maintenancePermissions.manageMaintenance,
  input: AssignInput,
  async run(work, { requestId, who, visitOn, visitFrom = null, visitUntil = null }) {
    const one = await requestToChange(work, requestId, maintenancePermissions.manageMaintenance)
    mustLeadOn(one, 'assign')
    await mustBeAgreed(work, one)
    if (visitOn < dayOf(work.now())) throw fieldFault('visitOn', 'هذا يوم مضى. اختر اليوم أو ما بعده.')
    const { name, ...given } = await chosenOne(work, who)
    const visit = { visitOn, visitFrom, visitUntil }
    await moveOn(work, one, { step: 'assign', set: { ...given, ...visit, state: 'assigned' } })
    const sent = {
      ...visit,
      technicianId: given.technicianId,
      who: name,
      payer: one.payer,
      estimate: one.estimate,
      billed: await billedOf(work, one.id),
    }
    work.record(maintenanceAssigned, one.id, { ...told(one, 'assigned'), ...sent })
    return { id: one.id }
  },
})

/** What its tenant was billed and still is, when it was done before; null where nobody was. */
async function billedOf(work: Work, requestId: string) {
  const bills = (await costsOf(work, [requestId])).filter(({ payer, isTakenBack }) => payer === 'tenant' && !isTakenBack)
  return bills.length > 0 ? bills.reduce((sum, { total }) => sum + total, 0n) : null
}

/** Whoever was chosen, as long as they mend things for us today. */
async function chosenOne(work: Work, who: string) {
  const [kind, id = ''] = [who.slice(0, who.indexOf(':')), who.slice(who.indexOf(':') + 1)]
  if (kind === 'technician') {
    const holding = await accountsHolding(work, maintenancePermissions.doMaintenance)
    const name = holding.includes(id) ? (await namesOf({ db: work.tx }, [id])).get(id) : undefined
    if (name) return { name, technicianId: id, supplierId: null }
  } else {
    const supplier = await supplierNamed(work, id)
    if (supplier) return { name: supplier.name, technicianId: null, supplierId: supplier.id }
  }
  throw fieldFault('who', 'اختر الفني أو المورّد من القائمة.')
}
