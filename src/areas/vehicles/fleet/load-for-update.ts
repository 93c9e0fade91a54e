import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { plateText } from '#values/plates.ts'

/** The row to change, where this person's permission reaches it; nobody else writes it meanwhile. */
export async function loadVehicleForUpdate({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const row = await tx.selectFrom('vehicles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  mustReach(actor, permission, row)
  return { ...row, plate: plateText({ digits: row.plateDigits, letters: row.plateLetters }) }
}
