import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { depositLines, depositStates, movementInWords } from './deposit.ts'
import type { ShownDeposit } from './deposit-detail.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

/** «تسوية تأمين مسترد»: what came, what was taken of it and why, what went back and what is still held. */
export function settlementPaper(ctx: Ctx, one: ShownDeposit) {
  const { contract, holder, line, demand, releaseOn, branch, held, state, moves } = one
  return printPaper(ctx, 'areas/finance/deposits/papers/deposit-settlement.typ', {
    ...{ number: contract, holder, day: dayOf(ctx.now()), held: rials(held), words: amountInWords(held) },
    pairs: [
      ['النشاط', depositLines[line]],
      ['المطالبة', { code: demand }],
      ['الفرع', branch ?? ''],
      ['الحالة', depositStates[state]],
      ...(releaseOn ? [['موعد الرد', dayInWords(releaseOn)]] : []),
    ],
    moves: moves.map(({ kind, chargeKind, amount, at, charge, reason, receipt, payout }) => [
      momentInWords(at),
      movementInWords({ kind, chargeKind }),
      [receipt ?? payout ?? charge ?? '', reason].filter(Boolean).join('، '),
      rials(amount),
    ]),
  })
}
