import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { changedIn } from '#values/changed-fields.ts'
import { unitCorrected } from '../facts.ts'
import { unitWords } from '../field-words.ts'
import { wordsOfUnit } from '../found-by.ts'
import { CorrectUnitInput } from '../inputs.ts'
import { propertiesPermissions } from '../permissions.ts'
import { unitName } from '../property.ts'
import { unitToChange } from '../reached.ts'
import { changedMeanwhile } from './correct-property.ts'

export const correctUnit = command({
  name: 'properties.correct-unit',
  permission: propertiesPermissions.correct,
  input: CorrectUnitInput,
  async run(work, { unitId: id, seen, furnished, ...asked }) {
    const { property, called: _, branchId: __, ...before } = await unitToChange(work, id, propertiesPermissions.correct)
    const fields = {
      ...{ number: asked.number, floor: asked.floor, kind: asked.kind, use: asked.use, rent: asked.rent },
      ...{ area: asked.area ?? null, bedrooms: asked.bedrooms ?? null, bathrooms: asked.bathrooms ?? null },
      ...{ furnished: furnished === 'yes', deposit: asked.deposit ?? null },
      ...{ electricityAccount: asked.electricityAccount ?? null, electricityMeter: asked.electricityMeter ?? null },
      ...{ waterAccount: asked.waterAccount ?? null, waterMeter: asked.waterMeter ?? null },
    }
    const changed = changedIn(before, fields, unitWords)
    if (changed.length === 0) {
      work.repeated()
      return { id }
    }
    if (seen !== before.version) throw changedMeanwhile()
    const saved = await work.tx
      .updateTable('units')
      .set({ ...fields, words: wordsOfUnit(fields), version: before.version + 1 })
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('units as other')
              .select('other.id')
              .where('other.propertyId', '=', before.propertyId)
              .where('other.number', '=', asked.number)
              .where('other.id', '<>', id),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst()
    if (!saved) throw fieldFault('number', `في ${property} وحدة أخرى رقمها ${asked.number}. اكتب رقمًا آخر.`)
    work.record(unitCorrected, id, { property, unit: unitName(fields), changed })
    return { id }
  },
})
