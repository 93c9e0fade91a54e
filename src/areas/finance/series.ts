import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { documentNumber, type SeriesKind } from './invoices/invoice.ts'

/**
 * The next number of this paper in this branch and year. Its row is held until the transaction ends, so it is taken last: whoever is
 * not saved leaves no gap.
 */
export async function nextNumber(work: Pick<Work, 'tx'>, kind: SeriesKind, { branchId, day }: { branchId: string; day: string }) {
  const year = Number(day.slice(0, 4))
  const { rows } = await sql<{ last: number; code: string }>`
    insert into document_series as held (kind, branch_id, year, last) values (${kind}, ${branchId}, ${year}, 1)
    on conflict (kind, branch_id, year) do update set last = held.last + 1
    returning last, (select code from branches where id = ${branchId})`.execute(work.tx)
  const [{ last: sequence, code } = { last: 0, code: '' }] = rows
  return { year, sequence, number: documentNumber(kind, code, { year, sequence }) }
}
