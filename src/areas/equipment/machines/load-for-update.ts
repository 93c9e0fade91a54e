import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'

/** The row to change, where this person's permission reaches it; nobody else writes it meanwhile. */
export async function loadMachineForUpdate({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const row = await tx
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .selectAll('machines')
    .select(['certificateNeeded', 'machineKinds.name as kindName'])
    .where('machines.id', '=', id)
    .forUpdate('machines')
    .executeTakeFirst()
  mustReach(actor, permission, row)
  return row
}
export type LoadedMachine = Awaited<ReturnType<typeof loadMachineForUpdate>>
