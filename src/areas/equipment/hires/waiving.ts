import { depositNow, takeBackUnpaid } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { depositWaived } from './facts.ts'
import type { LoadedHire } from './load-for-update.ts'

/** It is asked for no more. */
export async function waiveDeposit(work: Work, hire: LoadedHire, why: string) {
  await work.tx
    .updateTable('hires')
    .set({ depositWaivedBy: work.actor.name, depositWaivedWhy: why })
    .where('contractId', '=', hire.contractId)
    .execute()
  const deposit = await depositNow(work, [hire.contractId])
  if (deposit) await takeBackUnpaid(work, { chargeIds: [deposit.chargeId], reason: `أُعفي من التأمين المسترد: ${why}` })
  work.record(depositWaived, hire.contractId, { number: hire.contract.number, why })
}
