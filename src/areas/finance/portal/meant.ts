import { branches } from '#areas/company/public.ts'
import { recordsOf } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** The dues somebody means to pay: their own, or none of them. */
export async function ownDues({ tx }: Pick<Work, 'tx'>, partyId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('charges')
    .select('id')
    .where('partyId', 'in', recordsOf(partyId))
    .where('id', 'in', ids)
    .execute()
  if (rows.length < new Set(ids).size) throw new Refusal('not-found', 'هذا المستحق ليس عليك. حدّث الصفحة.', 404)
  return rows.map(({ id }) => id)
}

/** Where the money belongs: with the branch of the oldest of what it pays, or else of what is owed, or with the first. */
export async function branchOfDues(work: Pick<Work, 'tx'>, partyId: string, dues: readonly string[]) {
  const owed = await work.tx
    .selectFrom('charges')
    .select('branchId')
    .where('partyId', 'in', recordsOf(partyId))
    .$if(dues.length > 0, (all) => all.where('id', 'in', dues))
    .orderBy(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n), 'desc')
    .orderBy('dueOn')
    .executeTakeFirst()
  const branchId = owed?.branchId ?? (await branches(work))[0]?.id
  if (!branchId) throw new Error('a company without a branch')
  return branchId
}
