import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inspectionNumber } from './inspection.ts'

/** The paper to write on, held; what is signed is written on no more. */
export async function draftHeld({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string) {
  const row = await tx
    .selectFrom('inspections')
    .innerJoin('units', 'units.id', 'inspections.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .selectAll('inspections')
    .select(['units.kind as unitKind', 'units.number as unitNumber', 'properties.branchId', 'properties.name as property'])
    .where('inspections.id', '=', id)
    .forUpdate('inspections')
    .executeTakeFirst()
  mustReach(actor, may.inspect, row)
  if (row.status === 'signed') throw new Refusal('properties.signed', 'وُقّع هذا المحضر، ولا يُغيَّر. حدّث الصفحة.')
  const unit = unitName({ kind: row.unitKind, number: row.unitNumber })
  return { ...row, told: { number: inspectionNumber(row.sequence), unit, property: row.property } }
}
