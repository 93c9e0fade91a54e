import type { ExpressionBuilder } from 'kysely'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Actor } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'

/** Whoever took it in, has it, or is to have it sees it. */
export function seenBy<DB, TB extends keyof DB>(eb: ExpressionBuilder<DB, TB>, actor: Actor) {
  const at = (branch: string) => withinReach(eb, actor, may.view, { branch: branch as never })
  return eb.or([at('parcels.branchId'), at('parcels.fromBranchId'), at('parcels.toBranchId')])
}
