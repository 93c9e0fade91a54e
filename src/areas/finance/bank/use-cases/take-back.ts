import { heldAccountOf } from '#areas/finance/cash/bank-account.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { lineTakenBack, statementTakenBack } from '../facts.ts'
import { TakeLineBackInput, TakeStatementBackInput } from '../inputs.ts'
import { heldLine } from '../lines.ts'

/** A line that should not have been brought, as long as nothing was made of it: it says nothing of the account any more. */
export const takeLineBack = command({
  name: 'finance.take-bank-line-back',
  permission: financePermissions.matchBank,
  input: TakeLineBackInput,
  async run(work, { lineId, reason }) {
    const { account, day, amount, status, accountId } = await heldLine(work, lineId)
    if (status === 'taken-back') throw new Refusal('finance.line-taken-back', 'سُحب هذا السطر من قبل. حدّث الصفحة.')
    if (status !== 'new') throw new Refusal('finance.line-matched-before', 'طوبق هذا السطر. ألغِ مطابقته أولًا.')
    mustBeUnlocked(account, day)
    await work.tx.updateTable('bankLines').set(takenBack(work, reason)).where('id', '=', lineId).execute()
    work.record(lineTakenBack, lineId, { bank: account.bank, day, amount, reason })
    return { accountId }
  },
})

/** The whole file was of another account, or of other days: all of its lines together, or none. */
export const takeStatementBack = command({
  name: 'finance.take-bank-statement-back',
  permission: financePermissions.matchBank,
  input: TakeStatementBackInput,
  async run(work, { statementId, reason }) {
    const { accountId, fileName } = await takenStatement(work, statementId)
    const account = await heldAccountOf(work, accountId)
    const lines = await work.tx
      .selectFrom('bankLines')
      .select(['id', 'day', 'status'])
      .where('statementId', '=', statementId)
      .where('status', '<>', 'taken-back')
      .orderBy('day')
      .forUpdate()
      .execute()
    const [first, last] = [lines[0], lines.at(-1)]
    if (!first || !last) throw new Refusal('finance.statement-taken-back', 'سُحبت أسطر هذا الكشف من قبل. حدّث الصفحة.')
    const used = lines.filter(({ status }) => status !== 'new').length
    if (used > 0)
      throw new Refusal(
        'finance.statement-used',
        `طوبق من هذا الكشف ${howMany(used, 'line')}. ألغِ مطابقتها أولًا، أو اسحب ما أُدخل خطأ سطرًا سطرًا.`,
      )
    mustBeUnlocked(account, first.day)
    await work.tx
      .updateTable('bankLines')
      .set(takenBack(work, reason))
      .where('statementId', '=', statementId)
      .where('status', '=', 'new')
      .execute()
    await work.tx.updateTable('bankStatements').set({ status: 'taken-back' }).where('id', '=', statementId).execute()
    const told = { fileName, bank: account.bank, rows: lines.length }
    work.record(statementTakenBack, statementId, { ...told, from: first.day, to: last.day, reason })
    return { accountId, count: lines.length }
  },
})

const takenBack = ({ actor, now }: Work, reason: string) => ({
  ...{ status: 'taken-back' as const, takenBackBy: actor.id, takenBackAt: now(), takenBackWhy: reason },
})

/** What the bank says of a month that was agreed on stays as it was then. */
function mustBeUnlocked({ lockedTo }: { lockedTo: string | null }, day: string) {
  if (lockedTo && day <= lockedTo)
    throw new Refusal('finance.line-locked', `أُقفلت مطابقة هذا الحساب حتى ${dayInWords(lockedTo)}، فلا يُسحب منها سطر.`)
}

async function takenStatement({ tx }: Work, id: string) {
  const statement = await tx
    .selectFrom('bankStatements')
    .select(['accountId', 'fileName', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!statement) throw new Refusal('not-found', 'لم نجد هذا الكشف.', 404)
  const { status } = statement
  if (status === 'taken-back') throw new Refusal('finance.statement-taken-back', 'سُحبت أسطر هذا الكشف من قبل. حدّث الصفحة.')
  if (status !== 'taken') throw new Refusal('finance.statement-not-taken', 'لم تُحفظ من هذا الكشف أسطر. اتركه.')
  return statement
}
