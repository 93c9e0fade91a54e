import { askToRenew, type DocumentHolder, recordOfDocumentFile } from '#areas/documents/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { Ctx, House } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { machineKind, machinePaperKinds } from './machine.ts'

/** The papers of a machine, as the ground keeps them. */
export const machinePapers: DocumentHolder = {
  ...{ record: machineKind, kinds: machinePaperKinds, role: 'equipmentOfficer' },
  async named({ db }, ids) {
    if (ids.length === 0) return []
    const rows = await db.selectFrom('machines').select(['id', 'branchId', 'model', 'code']).where('id', 'in', ids).execute()
    return rows.map(({ id, branchId, model, code }) => ({ id, branchId, name: `${model} ${code}` }))
  },
}

export const askToRenewPapers = (house: House) => askToRenew(house, machinePapers)

/** The file of a paper opens to whoever sees the machine. */
export async function permissionForPaper(ctx: Ctx, fileId: string) {
  const of = await recordOfDocumentFile(ctx, machineKind, fileId)
  const machine = of && (await ctx.db.selectFrom('machines').select('branchId').where('id', '=', of.recordId).executeTakeFirst())
  return machine && reaches(ctx.actor, may.view, machine) ? may.view : null
}
