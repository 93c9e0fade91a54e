import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#platform/db/database.ts'

type Held = ExpressionBuilder<Database, 'userRoles'>

/** A role that has begun and is not over. */
export function liveNow(eb: Held, { now }: { now: () => Date }) {
  const at = now()
  return eb.and([eb('userRoles.since', '<=', at), eb.or([eb('userRoles.until', 'is', null), eb('userRoles.until', '>', at)])])
}

/** Held everywhere, or in this branch: what is of no branch asks for none. */
export const heldIn = (eb: Held, branchId: string | null) =>
  branchId === null ? eb.lit(true) : eb.or([eb('userRoles.branchId', 'is', null), eb('userRoles.branchId', '=', branchId)])
