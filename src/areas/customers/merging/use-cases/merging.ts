import { z } from 'zod'
import { customerNumber } from '#areas/customers/customer.ts'
import type { CustomerRecord } from '#areas/customers/record/record.ts'
import { recordOf } from '#areas/customers/record/record.ts'
import { recordColumns } from '#areas/customers/record/record-columns.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { findAgain } from '#areas/customers/record/use-cases/writing.ts'
import type { CustomerField } from '#areas/customers/words.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { moveAll } from './moving.ts'

type Party = Awaited<ReturnType<typeof partyToChange>>

const aDay = 24 * 3_600_000

type Pair = { kept: Party; merged: Party; take: readonly CustomerField[] }

type Served = { branchId: string | null; alsoServed: readonly string[] }

/** Whoever served the second goes on serving them. */
const servedAsOne = (kept: Served, merged: Served) => [
  ...new Set(
    [...kept.alsoServed, ...merged.alsoServed, ...(merged.branchId ? [merged.branchId] : [])].filter(
      (one) => one !== kept.branchId,
    ),
  ),
]

/** The second record points to the first from now on, and all that is its own goes there. Both rows are locked already. */
export async function mergeInto(work: Pick<Work, 'tx' | 'now' | 'newId'>, by: string, { kept, merged, take }: Pair) {
  const before = recordOf(kept)
  const theirs = recordOf(merged)
  const after = recordOf({ ...before, ...Object.fromEntries(take.map((field) => [field, theirs[field]])) })
  const at = work.now()
  // First the second leaves its phone and its card's number free, then the first may take them.
  await work.tx
    .updateTable('parties')
    .set({ mergedInto: kept.id, version: merged.version + 1, changedAt: at })
    .where('id', '=', merged.id)
    .execute()
  await work.tx
    .updateTable('parties')
    .set({ ...after, ...sterner(kept, merged), alsoServed: servedAsOne(kept, merged), version: kept.version + 1, changedAt: at })
    .where('id', '=', kept.id)
    .execute()
  const moved = await moveAll(work.tx, { from: merged.id, to: kept.id })
  const id = work.newId()
  await work.tx
    .insertInto('partyMerges')
    .values({
      ...{ id, keptId: kept.id, mergedId: merged.id, mergedBy: by, mergedAt: at, undoUntil: new Date(at.getTime() + aDay) },
      keptBefore: JSON.stringify({ ...before, ...riskOf(kept) }),
      keptAfter: JSON.stringify({ ...after, ...riskOf({ ...kept, ...sterner(kept, merged) }) }),
      moved: JSON.stringify(moved),
    })
    .execute()
  await findAgain(work.tx, kept.id)
  return id
}

/** What the fact of it says. */
export const mergeTold = ({ kept, merged, take }: Pair) => ({
  ...{ keptId: kept.id, mergedId: merged.id, name: merged.name, taken: [...take] },
  ...{ number: customerNumber(kept.sequence), mergedNumber: customerNumber(merged.sequence) },
})

type Flagged = Pick<Party, 'risk' | 'riskReason' | 'riskUntil'>

const riskOf = ({ risk, riskReason, riskUntil }: Flagged): Flagged => ({ risk, riskReason, riskUntil })
const weight = { none: 0, watch: 1, blocked: 2 } as const

/** Nobody gets rid of a flag by being merged. */
const sterner = (kept: Flagged, merged: Flagged) => riskOf(weight[merged.risk] > weight[kept.risk] ? merged : kept)

/** Both rows, locked in the order of their ids: two who merge the same pair the other way round wait instead of blocking. */
export async function bothToMerge(work: Work, ids: { keptId: string; mergedId: string }, permission: Permission) {
  if (ids.keptId === ids.mergedId) throw new Refusal('customers.same', 'اختر سجلين مختلفين.')
  const rows = new Map<string, Party>()
  for (const id of [ids.keptId, ids.mergedId].toSorted()) rows.set(id, await partyToChange(work, id, permission))
  const kept = rows.get(ids.keptId)
  const merged = rows.get(ids.mergedId)
  if (!kept || !merged) throw new Error('a locked row is gone')
  return { kept, merged }
}

const Kept = z.looseObject({
  risk: z.enum(['none', 'watch', 'blocked']),
  riskReason: z.string().nullable(),
  riskUntil: z.string().nullable(),
})

/** The first record as it was, but for what somebody has corrected since. */
export function asBefore(party: Party, { keptBefore, keptAfter }: { keptBefore: unknown; keptAfter: unknown }) {
  const before = Kept.parse(keptBefore)
  const after = Kept.parse(keptAfter)
  const columns = [...recordColumns, 'risk', 'riskReason', 'riskUntil'] as const
  const restored = columns.filter((column) => party[column] === after[column]).map((column) => [column, before[column]])
  return Object.fromEntries(restored) as Partial<CustomerRecord & Flagged>
}
