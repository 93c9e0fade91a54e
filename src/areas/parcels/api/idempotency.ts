import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import type { Call } from './call.ts'
import type { Problem } from './problem.ts'

type Answered = { status: number; answer: unknown }

/** Remembered so long under the name its asker gave it. */
const days = 7

/**
 * Done once for its name: whoever asks again, also at the very same time, hears the first answer. A key of trial does all of it and
 * keeps nothing.
 */
export async function answeredOnce(work: Work, call: Call, run: () => Promise<Answered>): Promise<Answered> {
  if (call.caller.mode === 'test') return tried(work, run)
  if (!call.idempotency) return run()
  const { name, digest } = call.idempotency
  const { partyId } = call.caller
  const mine = await work.tx
    .insertInto('apiRequests')
    .values({ partyId, name, digest, status: null, answer: '{}', at: work.now() })
    .onConflict((conflict) => conflict.columns(['partyId', 'name']).doNothing())
    .returning('name')
    .executeTakeFirst()
  if (!mine) return firstAnswer(work, call)
  const done = await run()
  await work.tx
    .updateTable('apiRequests')
    .set({ status: done.status, answer: JSON.stringify(done.answer) })
    .where('partyId', '=', partyId)
    .where('name', '=', name)
    .execute()
  return done
}

async function firstAnswer(work: Work, { caller, idempotency }: Call): Promise<Answered> {
  const first = await work.tx
    .selectFrom('apiRequests')
    .selectAll()
    .where('partyId', '=', caller.partyId)
    .where('name', '=', idempotency?.name ?? '')
    .executeTakeFirstOrThrow()
  if (first.digest !== idempotency?.digest) throw anotherBody
  work.repeated()
  return { status: first.status ?? 200, answer: first.answer }
}

const anotherBody: Problem = {
  ...{ status: 409, code: 'idempotency-key-reused' },
  detail: 'أُرسل بهذا Idempotency-Key طلب آخر. استعمل مفتاحًا جديدًا لكل طلب.',
}

async function tried(work: Work, run: () => Promise<Answered>) {
  await sql`savepoint trial`.execute(work.tx)
  const done = await run()
  await sql`rollback to savepoint trial`.execute(work.tx)
  work.repeated()
  return done
}

/** Names that nobody asks under any more, and where ended keys were used. */
export async function forgetApiRequests({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const before = new Date(now().getTime() - days * 86_400_000)
  await db.deleteFrom('apiRequests').where('at', '<', before).execute()
  await db
    .deleteFrom('apiKeyAddresses')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('apiKeys').select('id').whereRef('apiKeys.id', '=', 'keyId').where('endedAt', 'is not', null)),
    )
    .execute()
}
