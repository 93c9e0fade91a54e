import type { Ctx } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { percentInWords } from './mandate.ts'

/** What the text of a mandate says of its terms. */
export async function mandateValues({ db }: Pick<Ctx, 'db'>, contractId: string): Promise<Record<string, string>> {
  const row = await db.selectFrom('mandates').selectAll().where('contractId', '=', contractId).executeTakeFirst()
  if (!row) return {}
  const { powerNumber, expenseLimit, reserve, payoutDay, commissionRate, commissionAmount } = row
  return {
    ...(powerNumber && { poa: powerNumber }),
    ...{ spendLimit: inRials(expenseLimit), reserve: inRials(reserve) },
    payoutDay: `في اليوم ${payoutDay} من كل شهر`,
    commission: commissionRate === null ? inRials(commissionAmount ?? 0n) : percentInWords(commissionRate),
  }
}
