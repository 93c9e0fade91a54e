import { wordsOfUnit } from '#areas/properties/found-by.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { recordReading as recordIt, replaceMeter as replaceIt } from '#areas/readings/public.ts'
import { command } from '#platform/command.ts'
import { meterRead, meterReplaced } from '../facts.ts'
import { RecordReadingInput, ReplaceMeterInput } from '../inputs.ts'

const may = propertiesPermissions.readMeters

/** What a meter shows, as somebody stands before it. */
export const recordReading = command({
  name: 'properties.record-reading',
  permission: may,
  input: RecordReadingInput,
  async run(work, { unitId, ...typed }) {
    const { called, property, propertyId } = await unitToChange(work, unitId, may)
    const { kind, reading, readOn } = typed
    if (await recordIt(work, { resourceId: unitId, ...typed }))
      work.record(meterRead, unitId, { unit: called, property, meter: kind, reading, on: readOn })
    else work.repeated()
    return { id: unitId, propertyId }
  },
})

/** Another meter hangs there now: the old one showed this at the end, the new one begins with that. */
export const replaceMeter = command({
  name: 'properties.replace-meter',
  permission: may,
  input: ReplaceMeterInput,
  async run(work, { unitId, number = null, ...typed }) {
    const unit = await unitToChange(work, unitId, may)
    const done = { id: unitId, propertyId: unit.propertyId }
    if (!(await replaceIt(work, { resourceId: unitId, ...typed }))) {
      work.repeated()
      return done
    }
    const { kind, reading, readOn, oldReading, reason } = typed
    if (number) {
      const fields = kind === 'electricity' ? { electricityMeter: number } : { waterMeter: number }
      const words = wordsOfUnit({ ...unit, ...fields })
      await work.tx
        .updateTable('units')
        .set({ ...fields, words, version: unit.version + 1 })
        .where('id', '=', unitId)
        .execute()
    }
    const { called, property } = unit
    const said = { meter: kind, reading, on: readOn, oldReading, meterNumber: number, reason }
    work.record(meterReplaced, unitId, { unit: called, property, ...said })
    return done
  },
})
