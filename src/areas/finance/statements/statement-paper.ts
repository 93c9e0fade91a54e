import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords } from '#values/dates.ts'
import { services } from '#values/services.ts'
import { ageNames, ages } from '../receipts/ageing.ts'
import { serviceInWords } from './service-words.ts'
import { creditOf, debitOf } from './statement.ts'
import type { StatementAsked } from './statement-asked.ts'
import { wholeStatement } from './statement-queries.ts'

type Printing = {
  party: { name: string; number: string }
  ids: readonly string[]
  asked: StatementAsked
  /** Each title in English as well, for whoever reads no Arabic. */
  isBilingual: boolean
}

/** «كشف حساب»: what a customer is handed or files. Whoever has too much for paper narrows the days. */
export async function statementPaper(ctx: Ctx, { party, ids, asked, isBilingual }: Printing) {
  const one = await wholeStatement(ctx, ids, asked)
  if (!one) throw new Refusal('finance.statement-too-long', 'الحركات أكثر مما يُطبع. ضيّق المدة، أو صدّرها إلى إكسل.', 422)
  const { opening, debits, credits, closing, credit, cheques } = one
  return printPaper(ctx, 'areas/finance/statements/papers/statement.typ', {
    ...{ name: party.name, number: party.number, day: one.today, from: asked.from, to: asked.to, isBilingual },
    ...{ opening, debits, credits, closing: closing < 0n ? -closing : closing, isCredit: closing < 0n },
    days: `من ${dayInWords(asked.from)} إلى ${dayInWords(asked.to)}`,
    service: asked.service ? services[asked.service].label : null,
    words: amountInWords(closing < 0n ? -closing : closing),
    rows: one.rows.map((row) => ({
      ...{ day: row.day, label: row.paper.label, number: row.paper.number, memo: row.memo },
      ...{ debit: debitOf(row), credit: creditOf(row), balance: row.balance },
    })),
    services: one.services.map(({ line, owed }) => [serviceInWords(line), owed]),
    ages: ageNames.map((age) => [ages[age], one.ages[age]]),
    credit,
    cheques: cheques.total,
    chequeRows: cheques.rows.map(({ bank, number, dueOn, amount }) => [
      bank,
      { code: number },
      { code: dueOn },
      { rials: String(amount) },
    ]),
  })
}
