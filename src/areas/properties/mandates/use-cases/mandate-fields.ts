import type { MandateTerms } from '../inputs.ts'

/** The terms as a row keeps them: what was not said is none or nothing, and a rate is no amount. */
export function fieldsOf(asked: MandateTerms) {
  const isFixed = asked.commissionKind === 'fixed'
  return {
    commissionKind: asked.commissionKind,
    commissionRate: isFixed ? null : (asked.commissionRate ?? null),
    commissionAmount: isFixed ? (asked.commissionAmount ?? null) : null,
    ...{ lettingFee: asked.lettingFee ?? 0n, expenseLimit: asked.expenseLimit ?? 0n, reserve: asked.reserve ?? 0n },
    ...{ payoutDay: asked.payoutDay, statementEvery: asked.statementEvery, depositsHeldBy: asked.depositsHeldBy },
    ...{ lateFeeTo: asked.lateFeeTo, poolLoanLimit: asked.poolLoanLimit ?? 0n },
    ...{ iban: asked.iban ?? null, ibanHolder: asked.ibanHolder || null },
    ...{ powerNumber: asked.powerNumber || null, powerOn: asked.powerOn ?? null },
    ...{ powerUntil: asked.powerUntil ?? null, powerHolder: asked.powerNumber ? (asked.powerHolder ?? null) : null },
  }
}
export type MandateFields = ReturnType<typeof fieldsOf>
