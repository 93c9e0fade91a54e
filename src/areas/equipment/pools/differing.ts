import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { cut } from '#values/text.ts'
import { hireKind } from '../hires/hire.ts'
import type { LoadedHire } from '../hires/load-for-update.ts'
import { type Decision, differencesIn } from './pool.ts'
import type { Short } from './shorts.ts'

type Said = { difference: Decision | undefined; differenceWhy: string | undefined }

/** Nothing is charged of what both sides count differently before it is said whose count holds, or that this stays open. */
export function mustBeDecided(shorts: readonly Short[], { difference, differenceWhy: why }: Said) {
  const told = differencesIn(shorts)
  if (told.length === 0) return { difference: null, differenceWhy: null }
  if (!difference) throw fieldFault('difference', `اختلف العدّان: ${told.join('؛ ')}. اختر بأيهما يُحسب.`)
  if (!why && difference !== 'theirs')
    throw fieldFault('differenceWhy', difference === 'ours' ? 'اكتب لماذا يُحسب بعدّنا.' : 'اكتب ما الخلاف، ومن يراجعه.')
  return { difference, differenceWhy: why ?? null }
}

const rule = 'equipment.pool-difference'

/** Whoever answers for it is asked until both sides agree. */
export const askToSettle = (
  work: Work,
  { contract }: LoadedHire,
  { returnId, pool, why }: { returnId: string; pool: string; why: string },
) =>
  addTask(work, {
    ...{ rule, period: returnId, subject: { kind: hireKind, id: contract.id } },
    title: cut(`اتفق مع العميل على عدّ ${pool} في العقد ${contract.number}`, 200),
    details: cut(`لم يُحسب الناقص بعد. ${why}`, 400),
    ...{ role: 'equipmentOfficer', branchId: contract.branchId, dueAt: work.now() },
  })

/** Asked no more once no count of the hire is open. */
export async function settleAsked(work: Work, contractId: string) {
  if ((await openDifferences(work.tx, contractId)) === 0)
    await settleTasks(work, { rule, subject: { kind: hireKind, id: contractId } })
}

/** How many returns of a hire wait for both sides to agree on the count. */
export async function openDifferences(db: Ctx['db'] | Work['tx'], contractId: string) {
  const rows = await db
    .selectFrom('hirePoolReturns')
    .select('id')
    .where('contractId', '=', contractId)
    .where('difference', '=', 'open')
    .execute()
  return rows.length
}
