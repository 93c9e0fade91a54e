import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { percentInWords } from '#values/shares.ts'
import { mandateWords } from './field-words.ts'
import { commissionKinds, depositHolders, lateFeeTakers, statementEveries } from './mandate.ts'
import type { MandateFields } from './use-cases/mandate-fields.ts'

type InWords = { [Field in keyof MandateFields]: (value: MandateFields[Field]) => string }

const none = 'لا شيء'
const text = (value: string | null) => value ?? none
const day = (value: string | null) => (value ? dayInWords(value) : none)

const inWords: InWords = {
  commissionKind: (kind) => commissionKinds[kind],
  commissionRate: (rate) => (rate === null ? none : percentInWords(rate)),
  commissionAmount: (amount) => (amount === null ? none : inRials(amount)),
  ...{ lettingFee: inRials, expenseLimit: inRials, reserve: inRials, poolLoanLimit: inRials },
  payoutDay: (on) => `اليوم ${on} من كل شهر`,
  statementEvery: (every) => statementEveries[every],
  depositsHeldBy: (holder) => depositHolders[holder],
  lateFeeTo: (taker) => lateFeeTakers[taker],
  ...{ iban: text, ibanHolder: text, powerNumber: text, powerHolder: text, powerOn: day, powerUntil: day },
}

/** A deed is what it is, whoever writes it down; all the rest is what two agreed on. */
const ofTheDeed: readonly string[] = ['powerNumber', 'powerOn', 'powerUntil', 'powerHolder'] satisfies (keyof MandateFields)[]

export type ToldTerm = { term: string; before: string; after: string; isAgreed: boolean }

/** What of the terms becomes another, as people say it. */
export function termsTold(before: MandateFields, after: MandateFields): ToldTerm[] {
  const fields = Object.keys(inWords) as (keyof MandateFields)[]
  return fields.filter((field) => before[field] !== after[field]).map((field) => told(field, before, after))
}

function told<Field extends keyof MandateFields>(field: Field, before: MandateFields, after: MandateFields): ToldTerm {
  const say = inWords[field]
  return {
    ...{ term: mandateWords[field], before: say(before[field]), after: say(after[field]) },
    isAgreed: !ofTheDeed.includes(field),
  }
}
