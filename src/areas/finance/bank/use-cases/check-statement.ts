import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mappingOf } from '#platform/imports/columns.ts'
import { dayOf } from '#values/days.ts'
import { statementChecked } from '../facts.ts'
import { CheckStatementInput } from '../inputs.ts'
import { columnMissing, statementFields } from '../statement.ts'
import { judgeStatement } from '../statement-rows.ts'
import { heldStatement } from './statements.ts'

/** Tried before it is taken: every row is told what it lacks, and which lines were kept before. */
export const checkStatement = command({
  name: 'finance.check-bank-statement',
  permission: financePermissions.matchBank,
  input: CheckStatementInput,
  async run(work, { statementId, ...typed }) {
    const { account, rows, fileName } = await heldStatement(work, statementId)
    const mapping = mappingOf(typed, statementFields)
    const missing = columnMissing(mapping)
    if (missing) throw fieldFault(`column-${missing[0]}`, missing[1])
    const about = { accountId: account.id, today: dayOf(work.now()), lockedTo: account.lockedTo }
    const { fresh, known, overlap, faults } = await judgeStatement(work, { rows, mapping }, about)
    await work.tx
      .updateTable('bankStatements')
      .set({
        ...{ status: 'checked', fresh: fresh.length, known, overlap },
        ...{ mapping: JSON.stringify(mapping), faults: JSON.stringify(faults) },
      })
      .where('id', '=', statementId)
      .execute()
    work.record(statementChecked, statementId, { fileName, bank: account.bank, rows: rows.length, faults: faults.length })
    return { statementId }
  },
})
