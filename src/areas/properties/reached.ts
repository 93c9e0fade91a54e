import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { unitName } from './property.ts'

/** The row to change, if this person's permission goes as far as it; nobody else writes it meanwhile. */
export async function propertyToChange({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const row = await tx.selectFrom('properties').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  mustReach(actor, permission, row)
  return row
}

/** The same of a unit: it lies where its property does. */
export async function unitToChange({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const row = await tx
    .selectFrom('units')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .selectAll('units')
    .select(['properties.branchId', 'properties.name as property'])
    .where('units.id', '=', id)
    .forUpdate('units')
    .executeTakeFirst()
  mustReach(actor, permission, row)
  return { ...row, called: unitName(row) }
}
