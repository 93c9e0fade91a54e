import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { publishRates } from '#areas/rates/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { PublishMachinePricesInput } from '../inputs.ts'
import { machinesLine } from '../price-list.ts'

/** A whole list at once: what is agreed already keeps its own prices. */
export const publishMachinePrices = command({
  name: 'equipment.publish-prices',
  permission: equipmentPermissions.managePrices,
  input: PublishMachinePricesInput,
  async run(work, list) {
    const known = await work.tx.selectFrom('machineKinds').select('id').execute()
    const isKnown = (id: string) => known.some((one) => one.id === id)
    if (!list.classes.every(({ classId }) => isKnown(classId)))
      throw new Refusal('equipment.kind-unknown', 'تغيّرت الأنواع بعد أن فتحت الصفحة. حدّثها ثم أعد ما كتبت.')
    return publishRates(work, { ...list, line: machinesLine })
  },
})
