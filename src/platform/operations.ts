import type { Ctx, Work } from './context.ts'
import { Refusal } from './refusal.ts'

type Operation = NonNullable<Ctx['operation']>
type Doing = Pick<Ctx, 'actor' | 'now' | 'requestId'>

/** In the transaction of the command: of two that come at once the second waits, and hears that it was done. */
export async function mustBeFirst(tx: Work['tx'], { actor, now, requestId }: Doing, { id, madeAt }: Operation) {
  const first = await tx
    .insertInto('phoneOperations')
    .values({ id, accountId: actor.id, requestId, madeAt, arrivedAt: now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!first) throw new Refusal('house.operation-done', 'وصلت هذه العملية من قبل.')
}

/** The record stood already as it was to be: its version stays. */
export const movedNothing = (tx: Work['tx'], { id }: Operation) =>
  tx.updateTable('phoneOperations').set({ moved: false }).where('id', '=', id).execute()

/** What became of it; null where it has not been done. */
export const doneOperation = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string) =>
  db.selectFrom('phoneOperations').select('moved').where('id', '=', id).where('accountId', '=', actor.id).executeTakeFirst()

/** No phone sends again what it sent so long ago. */
const keptDays = 180

export const forgetOperations = ({ db, now }: Pick<Ctx, 'db' | 'now'>) =>
  db
    .deleteFrom('phoneOperations')
    .where('arrivedAt', '<', new Date(now().getTime() - keptDays * 86_400_000))
    .execute()
