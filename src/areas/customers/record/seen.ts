import { type ExpressionBuilder, sql } from 'kysely'
import { customersPermissions } from '#areas/customers/permissions.ts'
import type { Actor, Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { branchesOf, reaches, withinReach } from '#platform/reach.ts'

const may = customersPermissions.view

type Seen = { branchId: string | null; createdBy: string; alsoServed: readonly string[] }

/** A record is seen in its own branch, wherever else its customer is served, and by whoever registered it. */
export const sees = (actor: Actor, { branchId, createdBy, alsoServed }: Seen) =>
  [branchId, ...alsoServed].some((one) => reaches(actor, may, { branchId: one, ownerId: createdBy }))

/** The same as a condition of a list of `parties`. */
export const isSeen = (actor: Actor) => (eb: ExpressionBuilder<Database, 'parties'>) => {
  const offices = branchesOf(actor.reach(may) ?? [])
  const own = withinReach(eb, actor, may, { branch: 'branchId', owner: 'createdBy' })
  return offices.length > 0 ? eb.or([own, sql<boolean>`also_served && ${offices}::uuid[]`]) : own
}

/**
 * From now on this branch serves these as well, where they belong to another: what they have there is seen to there. Of whom somebody does
 * not see they open nobody's eyes.
 */
export const serveIn = ({ tx, actor }: Pick<Work, 'tx' | 'actor'>, partyIds: readonly string[], branchId: string) =>
  tx
    .updateTable('parties')
    .set({ alsoServed: sql`array_append(also_served, ${branchId}::uuid)` })
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...partyIds]))))
    .where(isSeen(actor))
    .where('branchId', 'is distinct from', branchId)
    .where(sql<boolean>`not ${branchId}::uuid = any(also_served)`)
    .execute()
