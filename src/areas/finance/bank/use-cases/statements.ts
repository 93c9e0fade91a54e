import { heldAccountOf } from '#areas/finance/cash/bank-account.ts'
import type { Work } from '#platform/context.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Refusal } from '#platform/refusal.ts'
import { StatementRows } from '../statement-rows.ts'

/** A statement that waits, with its account, both held: they are the company's, and whoever may match goes on with a colleague's. */
export async function heldStatement(work: Pick<Work, 'tx'>, statementId: string) {
  const { tx } = work
  const asked = await tx.selectFrom('bankStatements').select('accountId').where('id', '=', statementId).executeTakeFirst()
  if (!asked) throw new Refusal('not-found', 'لم نجد هذا الكشف.', 404)
  const account = await heldAccountOf(work, asked.accountId)
  const row = await tx
    .selectFrom('bankStatements')
    .selectAll()
    .where('id', '=', statementId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.status === 'taken' || row.status === 'left')
    throw new Refusal('finance.statement-over', 'انتهى العمل على هذا الكشف. ارفعه من جديد إن لزم.')
  return { ...row, account, rows: StatementRows.parse(row.rows), mapping: KeptMapping.parse(row.mapping) }
}
