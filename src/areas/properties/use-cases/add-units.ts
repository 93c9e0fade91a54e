import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { AddUnitsInput } from '../inputs.ts'
import { propertiesPermissions } from '../permissions.ts'
import { propertyToChange } from '../reached.ts'
import { byFloorAndNumber } from '../unit-order.ts'
import { newUnits } from './writing.ts'

/** Units that are alike, each by its number, which stands once in its property. */
export const addUnits = command({
  name: 'properties.add-units',
  permission: propertiesPermissions.add,
  input: AddUnitsInput,
  async run(work, { propertyId, numbers, furnished, ...asked }) {
    const property = await propertyToChange(work, propertyId, propertiesPermissions.add)
    const taken = await work.tx
      .selectFrom('units')
      .select('number')
      .where('propertyId', '=', propertyId)
      .where('number', 'in', numbers)
      .orderBy(byFloorAndNumber())
      .execute()
    if (taken.length > 0)
      throw fieldFault('numbers', `في هذا العقار من قبل: ${taken.map(({ number }) => number).join('، ')}. اكتب أرقامًا أخرى.`)
    const alike = {
      ...{ floor: asked.floor, kind: asked.kind, use: asked.use, area: asked.area ?? null, furnished: furnished === 'yes' },
      ...{ bedrooms: asked.bedrooms ?? null, bathrooms: asked.bathrooms ?? null },
      ...{ rent: asked.rent, deposit: asked.deposit ?? null },
      ...{ electricityAccount: null, electricityMeter: null, waterAccount: null, waterMeter: null },
    }
    const ids = await newUnits(
      work,
      property,
      numbers.map((number) => ({ number, ...alike })),
    )
    return { id: propertyId, ids, count: numbers.length }
  },
})
