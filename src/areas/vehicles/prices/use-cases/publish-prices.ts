import { publishRates } from '#areas/rates/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { PublishPricesInput } from '../inputs.ts'
import { carsLine } from '../price-list.ts'

/** A whole list at once: what is booked already keeps its own prices. */
export const publishPrices = command({
  name: 'vehicles.publish-prices',
  permission: vehiclesPermissions.managePrices,
  input: PublishPricesInput,
  async run(work, list) {
    const known = await work.tx.selectFrom('vehicleClasses').select('id').execute()
    const isKnown = (id: string) => known.some((one) => one.id === id)
    if (!list.classes.every(({ classId }) => isKnown(classId)))
      throw new Refusal('vehicles.class-unknown', 'تغيّرت الفئات بعد أن فتحت الصفحة. حدّثها ثم أعد ما كتبت.')
    return publishRates(work, { ...list, line: carsLine })
  },
})
