import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { readingToTakeBack, takeBackReading } from '#areas/readings/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { chargedOn } from '../billing.ts'
import { meterReadingTakenBack } from '../facts.ts'
import { TakeReadingBackInput } from '../inputs.ts'

const may = propertiesPermissions.readMeters

/** Only as long as nothing was charged on it. */
export const takeReadingBack = command({
  name: 'properties.take-reading-back',
  permission: may,
  input: TakeReadingBackInput,
  async run(work, { readingId, unitId, kind, reason }) {
    const unit = await unitToChange(work, unitId, may)
    const { reading, readOn } = await readingToTakeBack(work, { resourceId: unitId, kind }, readingId)
    const number = await chargedOn(work, readingId)
    if (number)
      throw new Refusal(
        'properties.reading-charged',
        `حُمّل استهلاك هذه القراءة على المستأجر بالمطالبة ${number}. اعكسها في «المالية» أولًا، ثم اسحب القراءة.`,
      )
    await takeBackReading(work, { readingId, reason })
    work.record(meterReadingTakenBack, unitId, {
      ...{ unit: unit.called, property: unit.property },
      ...{ meter: kind, reading, on: readOn, reason },
    })
    return { id: unitId }
  },
})
