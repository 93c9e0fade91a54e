import { askToRenew, type DocumentHolder, recordOfDocumentFile } from '#areas/documents/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx, House } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { plateText } from '#values/plates.ts'
import { vehicleKind, vehiclePaperKinds } from './vehicle.ts'

/** The papers of a vehicle, as the ground keeps them. */
export const vehiclePapers: DocumentHolder = {
  ...{ record: vehicleKind, kinds: vehiclePaperKinds, role: 'fleetOfficer' },
  async named({ db }, ids) {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('vehicles')
      .select(['id', 'branchId', 'model', 'plateDigits', 'plateLetters'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, branchId, model, plateDigits, plateLetters }) => ({
      ...{ id, branchId, name: `${model} ${plateText({ digits: plateDigits, letters: plateLetters })}` },
    }))
  },
}

export const askToRenewPapers = (house: House) => askToRenew(house, vehiclePapers)

/** The file of a paper opens to whoever sees the vehicle. */
export async function permissionForPaper(ctx: Ctx, fileId: string) {
  const of = await recordOfDocumentFile(ctx, vehicleKind, fileId)
  const vehicle = of && (await ctx.db.selectFrom('vehicles').select('branchId').where('id', '=', of.recordId).executeTakeFirst())
  return vehicle && reaches(ctx.actor, may.view, vehicle) ? may.view : null
}
