import type { SheetDraft, SheetKind } from '#areas/handovers/public.ts'
import { handBackTask } from '#areas/properties/leases/lease.ts'
import { meterRead } from '#areas/properties/meters/facts.ts'
import { unitName } from '#areas/properties/property.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { blankItems, unitSheetWords } from './inspection.ts'

export const inspectionKind = 'inspection'

/** The sheets of a unit: its rooms, its keys and meters, and what follows for its lease. */
export const unitSheet: SheetKind = {
  ...unitSheetWords,
  ...{ kind: 'unit', record: inspectionKind, letters: 'UI' },
  async items(tx, unitId) {
    const unit = await tx
      .selectFrom('units')
      .select(['kind', 'bedrooms', 'bathrooms'])
      .where('id', '=', unitId)
      .executeTakeFirstOrThrow()
    return blankItems(unit)
  },
  async signed(work, draft) {
    if (draft.kind === 'return' && draft.occupancyId) await settleHandBack(work, draft.occupancyId)
  },
  async metersRead(work, draft, read) {
    const { unit, property } = await placeOf(work, draft)
    for (const { kind: meter, reading } of read)
      work.record(meterRead, draft.subjectId, { unit, property, meter, reading, on: draft.seenOn })
  },
}

/** It is back: nobody has to agree on a day for it any more. */
async function settleHandBack(work: Work, occupancyId: string) {
  const lease = await work.tx.selectFrom('leases').select('contractId').where('occupancyId', '=', occupancyId).executeTakeFirst()
  if (lease) await settleTasks(work, handBackTask(lease.contractId))
}

/** The unit and its property, as facts name them. */
export async function placeOf({ tx }: Pick<Work, 'tx'>, { subjectId }: Pick<SheetDraft, 'subjectId'>) {
  const row = await tx
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['units.kind', 'units.number', 'properties.branchId', 'properties.name as property'])
    .where('units.id', '=', subjectId)
    .executeTakeFirstOrThrow()
  return { unit: unitName(row), property: row.property, branchId: row.branchId }
}
