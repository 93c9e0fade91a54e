import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import type { Work } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import { fieldFault } from '#platform/field-fault.ts'

/** The next number of this kind in this branch and year: «L-SLL26-0042». */
export async function nextNumber(
  work: Pick<Work, 'tx'>,
  { kind, letters }: ContractKind,
  asked: { branchId: string; day: string },
) {
  const { branchId, day } = asked
  const branch = (await branches(work)).find(({ id }) => id === branchId)
  if (!branch) throw fieldFault('branchId', 'اختر فرعًا من فروعك.')
  const year = Number(day.slice(0, 4))
  const { last: sequence } = await work.tx
    .insertInto('contractSeries')
    .values({ kind, branchId, year, last: 1 })
    .onConflict((conflict) => conflict.columns(['kind', 'branchId', 'year']).doUpdateSet({ last: sql`contract_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return { year, sequence, number: `${letters}-${branch.code}${day.slice(2, 4)}-${String(sequence).padStart(4, '0')}` }
}
