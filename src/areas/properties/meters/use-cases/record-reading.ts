import { wordsOfUnit } from '#areas/properties/found-by.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { meterReplaced } from '../facts.ts'
import { RecordReadingInput, ReplaceMeterInput } from '../inputs.ts'
import { farAboveUsual, type MeterKind, meterUnits, type Reading } from '../meter.ts'
import { readingsOf, whyNot, writeReading } from '../readings.ts'

const may = propertiesPermissions.readMeters

/** What a meter shows, as somebody stands before it. */
export const recordReading = command({
  name: 'properties.record-reading',
  permission: may,
  input: RecordReadingInput,
  async run(work, { id, unitId, kind, reading, readOn, photo, anyway }) {
    const unit = await unitToChange(work, unitId, may)
    const done = { id: unitId, propertyId: unit.propertyId }
    if (await written(work, id)) return done
    mustBePast(work, readOn)
    const all = await readingsOf(work.tx, { unitId, kind })
    mustBeItsDaysFirst(all, readOn)
    const why = whyNot(all, { reading, readOn })
    if (why) throw fieldFault('reading', why)
    if (!anyway) mustBeUsual(all, { kind, reading, readOn })
    const [file] = photo
    const photoId = file ? await work.keepFile(file) : null
    await writeReading(work, { id, unitId, kind, reading, readOn, photoId }, { unit: unit.called, property: unit.property })
    return done
  },
})

/** Another meter hangs there now: the old one showed this at the end, the new one begins with that. */
export const replaceMeter = command({
  name: 'properties.replace-meter',
  permission: may,
  input: ReplaceMeterInput,
  async run(work, { id, unitId, kind, photo, anyway, number = null, ...told }) {
    const unit = await unitToChange(work, unitId, may)
    const done = { id: unitId, propertyId: unit.propertyId }
    if (await written(work, id)) return done
    const { oldReading, reading, readOn, reason } = told
    mustBePast(work, readOn)
    const all = await readingsOf(work.tx, { unitId, kind })
    const last = all.at(-1)
    if (last && readOn < last.readOn) throw fieldFault('readOn', 'سُجّلت قراءة بعد هذا اليوم. اكتب يومًا بعدها.')
    if (last && oldReading < last.reading) throw fieldFault('oldReading', `آخر قراءة مسجلة للعداد القديم ${last.reading}`)
    if (!anyway) mustBeUsual(all, { kind, reading: oldReading, readOn })
    const [file] = photo
    const photoId = file ? await work.keepFile(file) : null
    await work.tx
      .insertInto('meterReadings')
      .values({ id, unitId, kind, ...told, photoId, inspectionId: null, readBy: work.actor.id, readAt: work.now() })
      .execute()
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

const mustBePast = (work: Work, readOn: string) => {
  if (readOn > dayOf(work.now())) throw fieldFault('readOn', 'هذا يوم لم يأتِ بعد. اكتب يوم القراءة.')
}

/** Whoever reads far more than usual is asked once more: what a tenant pays stands on it. */
function mustBeUsual(all: readonly Reading[], { kind, ...read }: Pick<Reading, 'reading' | 'readOn'> & { kind: MeterKind }) {
  const far = farAboveUsual(all, read)
  if (!far) return
  const { used, usual, since } = far
  const spent = `${used} ${meterUnits[kind]} منذ ${dayInWords(since)}`
  throw fieldFault('anyway', `الاستهلاك ${spent}، والمعتاد في مثلها نحو ${usual}. راجع القراءة، أو أكّد.`)
}

/** One a day: between two of a day nothing can be charged, and it would look as if something had been used up. */
function mustBeItsDaysFirst(all: readonly Reading[], readOn: string) {
  const same = all.findLast((one) => one.readOn === readOn)
  if (same)
    throw fieldFault(
      'readOn',
      `سُجّلت قراءة هذا العداد في هذا اليوم: ${same.reading}. لكل يوم قراءة واحدة، فاسحبها إن كانت خطأ، أو اختر يومًا آخر.`,
    )
}

/** The form was sent before. */
async function written(work: Work, id: string) {
  const before = await work.tx.selectFrom('meterReadings').select('id').where('id', '=', id).executeTakeFirst()
  if (before) work.repeated()
  return before !== undefined
}
