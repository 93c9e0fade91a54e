import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { municipalFeePaidDirectly } from '../facts.ts'
import { ChargeFeeInput } from '../inputs.ts'
import { feePayers, feeTask } from '../lease.ts'
import { leaseHeld } from '../lease-held.ts'
import { chargeFee, mustNotBeOurs, standingFee } from '../municipal-fee.ts'

/** The fee of a registration that was charged to nobody yet, or whose paper was taken back. */
export const chargeMunicipalFee = command({
  name: 'properties.charge-municipal-fee',
  permission: propertiesPermissions.registerLeases,
  input: ChargeFeeInput,
  async run(work, { contractId, way, ...charging }) {
    const held = await leaseHeld(work, contractId, propertiesPermissions.registerLeases)
    const { contract, lease, unit } = held
    const { registrationNumber: registration, registeredOn: on, municipalFee: amount } = lease
    if (!registration || !on || !amount)
      throw new Refusal('properties.no-fee', 'لا رسم مكتوب لتوثيق هذا العقد. سجّل توثيقه برسمه أولًا.')
    mustNotBeOurs(lease, way)
    if (lease.feePaidDirectly && way === 'self') {
      work.repeated()
      return { id: contractId }
    }
    if (lease.feePaidDirectly)
      throw new Refusal('properties.fee-paid', `سُجّل أن ${feePayers[lease.feePaidBy]} دفع هذا الرسم للبلدية بنفسه. حدّث الصفحة.`)
    if (way === 'now') {
      await chargeFee(work, held, { registration, on, amount, ...charging })
      return { id: contractId }
    }
    const standing = await standingFee(work, lease)
    if (standing)
      throw new Refusal('properties.fee-charged', `حُمّل رسم هذا العقد بالورقة ${standing.number}. اعكسها في «المالية» أولًا.`)
    await work.tx.updateTable('leases').set({ feePaidDirectly: true }).where('contractId', '=', contractId).execute()
    await settleTasks(work, feeTask(contractId))
    work.record(municipalFeePaidDirectly, contractId, { number: contract.number, unit, payer: lease.feePaidBy })
    return { id: contractId }
  },
})
