import { type Selectable, sql, type Updateable } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { writeOffCan } from './write-off.ts'

export type WriteOff = Selectable<Database['writeOffs']>

export const toldOf = ({ number, partyId, debtor, amount }: WriteOff) => ({ number, partyId, debtor, amount })

/** What lies outside the reach of whoever asks is not there. */
export async function writeOffWithin({ tx, actor }: Pick<Work, 'tx' | 'actor'>, permission: Permission, id: string) {
  const found = await tx.selectFrom('writeOffs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || !reaches(actor, permission, { branchId: found.branchId }))
    throw new Refusal('finance.no-such-write-off', 'لم نجد هذا الشطب، أو هو خارج صلاحيتك.', 404)
  return found
}

type Becomes = Updateable<Database['writeOffs']> & { step: keyof typeof writeOffCan }

/** One step on, from where it may be taken; null when it is elsewhere by now. Of two who take it at once one is late. */
export async function become({ tx }: Pick<Work, 'tx'>, id: string, { step, ...becomes }: Becomes) {
  const found = await tx
    .updateTable('writeOffs')
    .set(becomes)
    .where('id', '=', id)
    .where('status', 'in', writeOffCan[step].from)
    .returningAll()
    .executeTakeFirst()
  return found ?? null
}

export const linesOf = ({ tx }: Pick<Work, 'tx'>, writeOffId: string) =>
  tx.selectFrom('writeOffLines').select(['chargeId', 'amount']).where('writeOffId', '=', writeOffId).orderBy('place').execute()

/** How much of each of these debts waits to be given up already. */
export async function waitingOf(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, chargeIds: readonly string[]) {
  if (chargeIds.length === 0) return new Map<string, bigint>()
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('writeOffLines')
    .innerJoin('writeOffs', 'writeOffs.id', 'writeOffLines.writeOffId')
    .select(['chargeId', sql<bigint>`sum(write_off_lines.amount)::bigint`.as('waiting')])
    .where('chargeId', 'in', [...chargeIds])
    .where('status', '=', 'submitted')
    .groupBy('chargeId')
    .execute()
  return new Map(rows.map(({ chargeId, waiting }) => [chargeId, waiting]))
}
