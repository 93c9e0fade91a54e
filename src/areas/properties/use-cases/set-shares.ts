import { customersNamed } from '#areas/customers/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { SetSharesInput } from '../inputs.ts'
import { propertiesPermissions } from '../permissions.ts'
import { propertyToChange } from '../reached.ts'
import { newestShares } from '../shares.ts'
import { changedMeanwhile } from './correct-property.ts'
import { newShares } from './writing.ts'

/** Who owns how much from a day on; what held before stays written. The parts are the whole, to the last one. */
export const setShares = command({
  name: 'properties.set-shares',
  permission: propertiesPermissions.setShares,
  input: SetSharesInput,
  async run(work, { propertyId, seen, whole, since, shares }) {
    const property = await propertyToChange(work, propertyId, propertiesPermissions.setShares)
    const newest = await newestShares(work.tx, propertyId)
    if (seen !== (newest?.id ?? 'none')) throw changedMeanwhile()
    if (newest && since < newest.since) throw fieldFault('since', 'لا يسبق هذا اليوم الحصص الحالية. راجع التاريخ.')
    if (since > dayOf(work.now()))
      throw fieldFault('since', 'هذا اليوم لم يأتِ بعد، وتُقسم التسويات بهذه الحصص من الآن. ثبّتها في يومها.')
    const together = shares.reduce((sum, { parts }) => sum + parts, 0)
    if (together !== whole)
      throw fieldFault(
        'whole',
        together < whole
          ? `مجموع الأسهم المكتوبة ${together}، وبقي ${whole - together} بلا مالك. صحّح الأسهم أو المجموع.`
          : `مجموع الأسهم المكتوبة ${together}، وهو أكثر من ${whole}. صحّح الأسهم أو المجموع.`,
      )
    const known = await customersNamed(
      work,
      shares.map(({ party }) => party),
    )
    const stranger = shares.find(({ party }) => !known.some(({ id }) => id === party))
    if (stranger) throw fieldFault(`parts${stranger.place}`, 'لم نجد هذا المالك. أزل السطر واختره من جديد.')
    await newShares(work, property, { whole, since, shares: shares.map(({ party: partyId, parts }) => ({ partyId, parts })) })
    return { id: propertyId, owners: howMany(shares.length, 'owner') }
  },
})
