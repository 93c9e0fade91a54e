import { addResources } from '#areas/calendar/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { unitAdded, unitsAdded } from '../facts.ts'
import { wordsOfUnit } from '../found-by.ts'
import { AddUnitsInput } from '../inputs.ts'
import { propertiesPermissions } from '../permissions.ts'
import { unitName } from '../property.ts'
import { propertyToChange } from '../reached.ts'

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
      .orderBy('number')
      .execute()
    if (taken.length > 0)
      throw fieldFault('numbers', `في هذا العقار من قبل: ${taken.map(({ number }) => number).join('، ')}. اكتب أرقامًا أخرى.`)
    const units = numbers.map((number) => ({ id: work.newId(), number, kind: asked.kind }))
    const ids = units.map(({ id }) => id)
    await addResources(work, 'unit', ids)
    const alike = {
      ...{ propertyId, floor: asked.floor, use: asked.use, area: asked.area ?? null, furnished: furnished === 'yes' },
      ...{
        bedrooms: asked.bedrooms ?? null,
        bathrooms: asked.bathrooms ?? null,
        rent: asked.rent,
        deposit: asked.deposit ?? null,
      },
      ...{
        electricityAccount: null,
        electricityMeter: null,
        waterAccount: null,
        waterMeter: null,
        outSince: null,
        outReason: null,
      },
      ...{ version: 1, addedBy: work.actor.id, addedAt: work.now() },
    }
    await work.tx
      .insertInto('units')
      .values(units.map((unit) => ({ ...unit, ...alike, words: wordsOfUnit(unit) })))
      .execute()
    for (const unit of units) work.record(unitAdded, unit.id, { property: property.name, unit: unitName(unit) })
    work.record(unitsAdded, propertyId, { property: property.name, numbers })
    return { id: propertyId, ids, count: numbers.length }
  },
})
