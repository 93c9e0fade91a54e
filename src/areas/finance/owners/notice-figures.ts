import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { inRials } from '#values/money.ts'
import { lateUnder } from './beside-pool.ts'
import { movedIn } from './owner-statement.ts'
import { statementsOfSettlement } from './statement-meant.ts'

/** What a settlement came to and how, as its statement says it; and what tenants are late with by now. */
export async function figuresOf(ctx: Pick<Ctx, 'db' | 'now'>, settlementId: string) {
  const [all] = await statementsOfSettlement(ctx, settlementId)
  if (!all) throw new Error(`there is no settlement ${settlementId}`)
  const { collected, commission, vat, expenses, sums } = await movedIn(ctx, all)
  const late = await lateUnder(ctx, all.mandateId)
  return {
    ...{ period: all.days, collected: inRials(collected), fee: inRials(commission + vat), expenses: inRials(expenses) },
    ...{ net: inRials(sums.settled), arrears: inRials(late.reduce((sum, { open }) => sum + open, 0n)) },
  }
}

export const purposeOfPayout = async (tx: Tx, id: string) =>
  (await tx.selectFrom('payouts').select('purpose').where('id', '=', id).executeTakeFirstOrThrow()).purpose
