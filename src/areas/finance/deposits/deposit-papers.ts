import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { depositLines, depositStates, movementInWords } from './deposit.ts'
import type { ShownDeposit } from './deposit-detail.ts'

const rials = (amount: bigint) => ({ rials: String(amount) })

/** All that a settlement says: what came, what was taken of it and why, what went back and what is still held. */
export function settlementSaid({ now }: Pick<Ctx, 'now'>, one: ShownDeposit) {
  const { contract, holder, line, demand, releaseOn, branch, held, state, moves } = one
  return {
    ...{ number: contract, holder, day: dayOf(now()), held: rials(held), words: amountInWords(held) },
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
  }
}

/** «تسوية تأمين مسترد»: what a customer signs who has a deposit back, or less of it. */
export const settlementPaper = (
  ctx: Pick<Ctx, 'db' | 'now' | 'files'>,
  said: ReturnType<typeof settlementSaid>,
  address: string,
) => printPaper(ctx, 'areas/finance/deposits/papers/deposit-settlement.typ', { ...said, qr: squareCode(address) })
