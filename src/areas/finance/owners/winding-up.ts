import { heldPool } from '#areas/finance/ledger/pools.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'

/** A mandate is over: nothing has to stay behind any more, all that lies there is its owners'. */
export const freeReserve = ({ tx }: Pick<Work, 'tx'>, mandateId: string) =>
  tx.updateTable('ownerPools').set({ reserve: 0n }).where('mandateId', '=', mandateId).execute()

/** Nothing lies there, and nothing was lent to it that is not back. */
export async function mustBeEmpty(work: Work, mandateId: string) {
  const pool = await work.tx.selectFrom('ownerPools').select('mandateId').where('mandateId', '=', mandateId).executeTakeFirst()
  if (!pool) return
  const { lies, lent } = await heldPool(work, mandateId)
  if (lies !== 0n)
    throw new Refusal('finance.pool-not-empty', `في أمانات هذه الاتفاقية ${inRials(lies)} سوّها لملّاكها قبل إغلاقها.`)
  if (lent !== 0n)
    throw new Refusal('finance.pool-owes', `أقرضت الشركة أمانات هذه الاتفاقية ${inRials(lent)} حصّلها من ملّاكها قبل إغلاقها.`)
}
