import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { chargedOn } from '../billing.ts'
import { meterReadingTakenBack } from '../facts.ts'
import { TakeReadingBackInput } from '../inputs.ts'
import { readingsOf } from '../readings.ts'

const may = propertiesPermissions.readMeters

/** Typed wrongly: it stays in the history with why, and the meter goes on from the one before, as long as nothing was charged on it. */
export const takeReadingBack = command({
  name: 'properties.take-reading-back',
  permission: may,
  input: TakeReadingBackInput,
  async run(work, { readingId, unitId, kind, reason }) {
    const unit = await unitToChange(work, unitId, may)
    const readings = await readingsOf(work.tx, { unitId, kind })
    const one = readings.find(({ id }) => id === readingId)
    if (!one) throw new Refusal('properties.reading-taken-back', 'سُحبت هذه القراءة من قبل. حدّث الصفحة.')
    if (one !== readings.at(-1))
      throw new Refusal('properties.reading-not-last', 'سُجّلت بعدها قراءة أخرى. تُسحب آخر قراءة للعداد وحدها.')
    const number = await chargedOn(work, readingId)
    if (number)
      throw new Refusal(
        'properties.reading-charged',
        `حُمّل استهلاك هذه القراءة على المستأجر بالمطالبة ${number}. اعكسها في «المالية» أولًا، ثم اسحب القراءة.`,
      )
    await work.tx
      .insertInto('readingsTakenBack')
      .values({ readingId, reason, takenBackBy: work.actor.id, takenBackAt: work.now() })
      .execute()
    const { reading, readOn } = one
    work.record(meterReadingTakenBack, unitId, {
      ...{ unit: unit.called, property: unit.property },
      ...{ meter: kind, reading, on: readOn, reason },
    })
    return { id: unitId }
  },
})
