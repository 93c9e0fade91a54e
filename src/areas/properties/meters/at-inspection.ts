import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { type MeterKind, meterKinds } from './meter.ts'
import { readingsOf, whyNot, writeReading } from './readings.ts'

type Seen = { readings: Readonly<Record<string, number>>; seenOn: string; unitId: string }

const both = ({ electricityReading, waterReading }: Seen['readings']) =>
  [
    ['electricity', electricityReading, 'electricityReading'],
    ['water', waterReading, 'waterReading'],
  ] as const satisfies readonly (readonly [MeterKind, number | undefined, string])[]

/** What is written on the paper of a hand-over or a return goes on from the reading before, or its field says why not. */
export async function mustGoOn({ tx }: Pick<Work, 'tx'>, { unitId, seenOn: readOn, readings }: Seen) {
  for (const [kind, reading, field] of both(readings)) {
    if (reading === undefined) continue
    const why = whyNot(await readingsOf(tx, { unitId, kind }), { reading, readOn })
    if (why) throw fieldFault(field, why)
  }
}

/** Once both have signed it, it is a reading like any other. */
export async function readWithIt(work: Work, one: Seen & { id: string; told: { unit: string; property: string } }) {
  const { id: inspectionId, unitId, seenOn: readOn, told } = one
  for (const [kind, reading] of both(one.readings)) {
    if (reading === undefined) continue
    const why = whyNot(await readingsOf(work.tx, { unitId, kind }), { reading, readOn })
    if (why) throw new Refusal('properties.meter-went-back', `عداد ${meterKinds[kind]}: ${why}`)
    await writeReading(work, { unitId, kind, reading, readOn, inspectionId }, { unit: told.unit, property: told.property })
  }
}
