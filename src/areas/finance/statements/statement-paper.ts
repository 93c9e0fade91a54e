import { printPaper } from '#areas/company/public.ts'
import { chequeStates } from '#areas/finance/cheques/cheque.ts'
import { english, inBoth } from '#areas/finance/invoices/english.ts'
import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import { ageNames, ages } from '#areas/finance/receipts/ageing.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { Refusal } from '#platform/refusal.ts'
import { amountInEnglish } from '#values/amount-in-english.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords } from '#values/dates.ts'
import { services } from '#values/services.ts'
import { movementInEnglish, periodInEnglish } from './in-english.ts'
import { creditOf, debitOf } from './statement.ts'
import type { StatementAsked } from './statement-asked.ts'
import { wholeStatement } from './statement-queries.ts'

export type StatementOf = {
  party: { id: string; name: string; number: string }
  ids: readonly string[]
  asked: StatementAsked
}

/** All that a statement says, and what is added for whoever reads no Arabic. Whoever has too much for paper narrows the days. */
export async function statementSaid(ctx: Pick<Ctx, 'db' | 'now'>, { party, ids, asked }: StatementOf) {
  const one = await wholeStatement(ctx, ids, asked)
  if (!one) throw new Refusal('finance.statement-too-long', 'الحركات أكثر مما يُطبع. ضيّق المدة، أو صدّرها إلى إكسل.', 422)
  const { opening, debits, credits, closing, credit, cheques, covered } = one
  const inEnglish = { days: periodInEnglish(asked), movements: one.rows.map(movementInEnglish) }
  const said = {
    ...{ name: party.name, customer: party.number, day: one.today, from: asked.from },
    ...{ opening, debits, credits, closing: closing < 0n ? -closing : closing, isCredit: closing < 0n },
    days: `من ${dayInWords(asked.from)} إلى ${dayInWords(asked.to)}`,
    service: asked.service ? services[asked.service].label : null,
    rows: one.rows.map((row) => ({
      ...{ day: row.day, label: row.paper.label, number: row.paper.number, memo: row.memo },
      ...{ debit: debitOf(row), credit: creditOf(row), balance: row.balance },
      covered: row.covers?.amount ?? null,
      coveredBy: row.covers?.cheques.map(({ number, dueOn }) => [number, dueOn]) ?? [],
    })),
    ...{ due: covered.due, coveredDue: covered.coveredDue, covered: covered.covered, toPay: covered.due - covered.coveredDue },
    services: one.services.map(({ line, owed }) => [serviceInWords(line), owed]),
    ages: ageNames.map((age) => [ages[age], one.ages[age]]),
    credit,
    cheques: cheques.total,
    chequeRows: cheques.rows.map(({ bank, number, dueOn, status, amount }) => [
      bank,
      { code: number },
      { code: dueOn },
      chequeStates[status],
      { rials: String(amount) },
    ]),
  }
  return { said, inEnglish }
}

type Said = Awaited<ReturnType<typeof statementSaid>>

/** Each word of ours in both languages. The English says nothing more, so it is no part of what makes two statements one. */
const saidTwice = ({ said, inEnglish }: Said) => ({
  ...said,
  days: { ar: said.days, en: inEnglish.days },
  service: said.service && inBoth(said.service),
  rows: said.rows.map((row, at) => ({ ...row, english: inEnglish.movements[at] ?? null })),
  chequeRows: said.chequeRows.map((row) => row.map((told) => (typeof told === 'string' ? inBoth(told) : told))),
})

type Look = { number: string; address: string; isBilingual: boolean }

/** «كشف حساب»: what a customer is handed or files; each word of ours in English as well for whoever reads no Arabic. */
export function statementPaper(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, all: Said, { number, address, isBilingual }: Look) {
  return printPaper(ctx, 'areas/finance/statements/papers/statement.typ', {
    ...(isBilingual ? saidTwice(all) : all.said),
    ...{ number, isBilingual },
    english: isBilingual ? english : {},
    words: amountInWords(all.said.closing),
    wordsInEnglish: isBilingual ? amountInEnglish(all.said.closing) : null,
    qr: squareCode(address),
  })
}
