import { post } from '#areas/finance/ledger/books.ts'
import { alone, lockedTo } from '#areas/finance/ledger/period.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { daysOf, quarterInWords } from '#areas/finance/quarter.ts'
import { vatReturnFiled } from '#areas/finance/tax/facts.ts'
import { FileReturnInput } from '#areas/finance/tax/inputs.ts'
import { workingPaper } from '#areas/finance/tax/queries.ts'
import { settleReturn } from '#areas/finance/tax/returns-due.ts'
import { filing } from '#areas/finance/tax/rules.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { closeUntil } from '../closing.ts'

/** A quarter that is over was told to the authority: its tax is owed to it from today, and its days are closed. What is corrected later belongs to the next. */
export const fileReturn = command({
  name: 'finance.file-vat-return',
  permission: financePermissions.fileTax,
  input: FileReturnInput,
  async run(work, { quarter, reference, despite }) {
    await alone(work)
    if (quarter >= quarterOf(dayOf(work.now()))) throw new Refusal('finance.quarter-not-over', 'لم ينتهِ هذا الربع بعد.')
    const { filed, output, input, books } = await workingPaper(work, quarter)
    if (filed) throw new Refusal('finance.return-filed', 'قُدّم إقرار هذا الربع من قبل. حدّث الصفحة.')
    if (output !== books.output || input !== books.input)
      throw new Refusal('finance.return-differs', 'ما في الدفاتر لا يساوي مجموع المستندات. راجع الفرق قبل التقديم.')
    await closeQuarter(work, quarter, despite)
    const transfers = filing(quarter, { output, input })
    const source = { kind: 'vat-return', id: quarter, purpose: 'file' }
    const memo = `إقرار ${quarterInWords(quarter)}، رقم ${reference}`
    const journal = transfers.length > 0 ? await post(work, { source, memo, transfers }) : null
    const row = { quarter, output, input, reference, filedBy: work.actor.id, filedAt: work.now() }
    await work.tx
      .insertInto('vatReturns')
      .values({ ...row, journalId: journal?.journalId ?? null })
      .execute()
    await settleReturn(work, quarter)
    work.record(vatReturnFiled, quarter, { quarter, output, input, reference })
    return { quarter }
  },
})

async function closeQuarter(work: Work, quarter: string, despite: string | undefined) {
  const { last } = daysOf(quarter)
  const before = await lockedTo(work)
  if (before && before >= last) return
  if (despite && !work.actor.may(financePermissions.unlockPeriods))
    throw fieldFault('despite', 'يكتبه المدير المالي. اتركه فارغًا.')
  await closeUntil(work, { until: last, reason: `قُدّم إقرار ${quarterInWords(quarter)}`, despite }, 'cash')
}
