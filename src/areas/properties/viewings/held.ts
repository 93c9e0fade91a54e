import { headingOf } from '#areas/properties/listings/listing.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ToldViewing } from './facts.ts'
import { viewingNumber } from './viewing.ts'

/** A viewing with the unit it is of; nobody else changes it meanwhile. */
export async function heldViewing({ tx }: Pick<Work, 'tx'>, id: string) {
  const row = await tx
    .selectFrom('viewings')
    .innerJoin('units', 'units.id', 'viewings.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .leftJoin('listings', 'listings.unitId', 'units.id')
    .selectAll('viewings')
    .select([
      'units.kind',
      'units.number',
      'units.bedrooms',
      'units.furnished',
      'properties.name as property',
      'properties.branchId',
      'listings.title',
    ])
    .where('viewings.id', '=', id)
    .forUpdate('viewings')
    .executeTakeFirst()
  return row && { ...row, called: `${unitName(row)}، ${row.property}` }
}
export type HeldViewing = NonNullable<Awaited<ReturnType<typeof heldViewing>>>

/** The same for whoever may arrange viewings where the unit lies. */
export async function viewingToChange(work: Pick<Work, 'tx' | 'actor'>, id: string) {
  const row = await heldViewing(work, id)
  mustReach(work.actor, may.arrangeViewings, row)
  return row
}

/** What is told of it to whoever hears. */
export const toldOf = (row: HeldViewing): ToldViewing => ({
  ...{ viewingId: row.id, number: viewingNumber(row), name: row.name, phone: row.phone, email: row.email },
  ...{ called: row.called, heading: headingOf(row) },
})

export const overBefore = () => new Refusal('properties.viewing-over', 'انتهت هذه المعاينة أو أُلغيت. حدّث الصفحة.')

/** The task that asks for a day and an hour. */
export const schedulingTask = 'properties.schedule-viewing'
export const viewingKind = 'viewing'
