import type { Ctx } from '#platform/context.ts'
import { type OwnSettlement, ownPool } from './own-settled.ts'
import { ownerStatement } from './owner-statement.ts'
import { statementMeant } from './statement-meant.ts'

type Step = { name: 'opening' | 'collected' | 'commission' | 'vat' | 'expenses' | 'other' | 'kept'; amount: bigint }

/** How the newest of the settlements with whoever asks came about: each step begins where the one before ended, and the last is what was settled. */
export async function stepsOfOwn(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, settlements: readonly OwnSettlement[]) {
  const [newest] = settlements
  const pool = newest && (await ownPool(ctx, newest.mandateId))
  if (!newest || !pool) return null
  const asked = { mandate: newest.mandateId, settlement: newest.id, owner: pool.partyId, from: '', to: '' }
  const meant = await statementMeant(ctx, pool, asked)
  if (!meant) return null
  const { sums, days } = await ownerStatement(ctx, meant)
  const steps: Step[] = [
    { name: 'opening', amount: sums.opening },
    { name: 'collected', amount: sums.collected },
    { name: 'commission', amount: -sums.commission },
    { name: 'vat', amount: -sums.vat },
    { name: 'expenses', amount: -sums.expenses },
    { name: 'other', amount: sums.lent + sums.other },
    { name: 'kept', amount: -sums.closing },
  ]
  const { number, settled, amount } = newest
  return { ...{ number, days, settled, amount }, steps: steps.filter((step) => step.amount !== 0n || step.name === 'collected') }
}
