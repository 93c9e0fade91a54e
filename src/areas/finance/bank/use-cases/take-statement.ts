import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { statementImported, statementLeft } from '../facts.ts'
import { StatementInput } from '../inputs.ts'
import { judgeStatement, type ReadLine } from '../statement-rows.ts'
import { heldStatement } from './statements.ts'

/** Keeps what is new of a statement; what overlaps with an earlier one is left out, and said. */
export const takeStatement = command({
  name: 'finance.import-bank-statement',
  permission: financePermissions.matchBank,
  input: StatementInput,
  async run(work, { statementId }) {
    const { account, rows, mapping, status, fileName } = await heldStatement(work, statementId)
    if (status === 'uploaded') throw new Refusal('finance.statement-unchecked', 'افحص الكشف أولًا.')
    const about = { accountId: account.id, today: dayOf(work.now()), lockedTo: account.lockedTo }
    const { fresh, known, faults } = await judgeStatement(work, { rows, mapping }, about)
    if (faults.length > 0)
      throw new Refusal('finance.statement-faulty', 'في الكشف صفوف تحتاج تصحيحًا. صحّحها في ملفك وارفعه من جديد.')
    if (fresh.length === 0) throw new Refusal('finance.statement-known', 'كل أسطر هذا الكشف محفوظة من قبل. اتركه.')
    await keep(work, fresh, { accountId: account.id, statementId })
    const ended = {
      status: 'taken' as const,
      fresh: fresh.length,
      known,
      endedAt: work.now(),
      rows: '[]',
      faults: '[]',
    }
    await work.tx.updateTable('bankStatements').set(ended).where('id', '=', statementId).execute()
    const told = { fileName, bank: account.bank, rows: rows.length, fresh: fresh.length, known }
    work.record(statementImported, statementId, told)
    return { accountId: account.id, fresh: fresh.length, known }
  },
})

/** A handful at a time: so many fit into one statement of the database. */
const handful = 1_000

async function keep(work: Work, lines: ReadLine[], of: { accountId: string; statementId: string }) {
  const rows = lines.map(({ row: _, ...line }) => ({
    ...{ ...line, ...of, id: work.newId() },
    words: folded(`${line.description} ${line.reference}`),
    ...{ matchedAs: null, matchedBy: null, matchedAt: null, journalId: null },
  }))
  for (let at = 0; at < rows.length; at += handful) {
    await work.tx
      .insertInto('bankLines')
      .values(rows.slice(at, at + handful))
      .execute()
  }
}

/** Nothing of it is kept. */
export const leaveStatement = command({
  name: 'finance.leave-bank-statement',
  permission: financePermissions.matchBank,
  input: StatementInput,
  async run(work, { statementId }) {
    const { account, rows, fileName } = await heldStatement(work, statementId)
    await work.tx
      .updateTable('bankStatements')
      .set({ status: 'left', endedAt: work.now(), rows: '[]', faults: '[]' })
      .where('id', '=', statementId)
      .execute()
    work.record(statementLeft, statementId, { fileName, bank: account.bank, rows: rows.length })
    return { accountId: account.id }
  },
})
