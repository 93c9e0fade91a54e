import { z } from 'zod'
import { dropStock } from '#areas/calendar/public.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { poolPath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { poolWrittenOff } from './facts.ts'
import { poolUnits } from './pool.ts'

/** What waits for a second pair of eyes. */
export const AskedPoolWriteOff = z.object({
  ...{ id: z.uuid(), poolId: z.uuid(), quantity: z.number(), pieces: z.string(), amount: z.string() },
  ...{ why: z.string(), by: z.string() },
})
export type PoolWriteOff = z.output<typeof AskedPoolWriteOff>

/** A pool nobody else counts meanwhile. */
export async function heldPool({ tx }: Work, id: string) {
  const pool = await tx
    .selectFrom('equipmentPools')
    .select(['name', 'unit', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!pool) throw new Refusal('not-found', 'لا توجد هذه السقالات.', 404)
  return pool
}

/** They are no more. Pools are no asset of the books: what they cost was spent when they were bought, so no journal is posted. */
export async function writeOff(work: Work, asked: PoolWriteOff, agreedBy: string | null) {
  const { id, poolId, quantity, pieces, why, by } = asked
  const { name, unit, version } = await heldPool(work, poolId)
  const total = await dropStock(work, { id: poolId, quantity })
  const amount = BigInt(asked.amount)
  await work.tx
    .insertInto('poolWriteOffs')
    .values({ id, poolId, quantity, pieces, amount, why, total, askedBy: by, agreedBy, writtenAt: work.now() })
    .execute()
  // Whoever corrects the pool meanwhile looks again at how many there are.
  await work.tx
    .updateTable('equipmentPools')
    .set({ version: version + 1 })
    .where('id', '=', poolId)
    .execute()
  const told = { name, quantity, unit: poolUnits[unit], pieces, amount, why, total, journal: null }
  work.record(poolWrittenOff, poolId, told)
}

/** What is dear, or has no price, goes by two. */
export const approvePoolWriteOff: Approvable = {
  action: 'equipment.write-off-pool',
  label: 'شطب المفقود من السقالات',
  approver: 'generalManager',
  above: 50_000n,
  async tell({ db, actor }, payload) {
    const { poolId, quantity, pieces, amount, why, by } = AskedPoolWriteOff.parse(payload)
    const { name, unit } = await db
      .selectFrom('equipmentPools')
      .select(['name', 'unit'])
      .where('id', '=', poolId)
      .executeTakeFirstOrThrow()
    return [
      { question: 'السقالات', answer: name, path: actor.may(may.managePools) ? poolPath(poolId) : null },
      { question: 'ما يُشطب', answer: `${quantity} ${poolUnits[unit]}` },
      ...(pieces ? [{ question: 'القطع', answer: pieces }] : []),
      { question: 'قيمتها بأسعار القطع', answer: amount === '0' ? 'لم تُعدّ قطع لها سعر' : inRials(BigInt(amount)) },
      { question: 'السبب', answer: why },
      { question: 'طلبه', answer: by },
      { question: 'بعد الاعتماد', answer: 'تنقص الكمية كلها بقدر ما شُطب. لا قيد محاسبي: السقالات ليست أصلًا في الدفاتر.' },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.managePools) ? poolPath(AskedPoolWriteOff.parse(payload).poolId) : null
  },
  apply: (work, payload) => writeOff(work, AskedPoolWriteOff.parse(payload), work.actor.name),
}
