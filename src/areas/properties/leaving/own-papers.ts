import type { Ctx } from '#platform/context.ts'

/** Where it lies beside the lease. */
export const ownLeavingsPath = '/dashboard/contracts'

const ownPaperPath = (contractId: string, paper: 'settlement' | 'clearance') =>
  `${ownLeavingsPath}/leaving/pdf?contract=${contractId}&paper=${paper}`

/** What a tenant has of leases that are over: the settlement, and the paper that nothing is owed. */
export async function papersOfLeaving({ db }: Pick<Ctx, 'db'>, contractIds: readonly string[]) {
  const rows = await db
    .selectFrom('moveOuts')
    .leftJoin('clearances', 'clearances.contractId', 'moveOuts.contractId')
    .select(['moveOuts.contractId', 'clearances.number'])
    .where(({ eb, fn, val }) => eb('moveOuts.contractId', '=', fn.any(val([...contractIds]))))
    .where('settledAt', 'is not', null)
    .execute()
  return rows.flatMap(({ contractId, number }) => [
    { contractId, label: 'تسوية الإخلاء', path: ownPaperPath(contractId, 'settlement') },
    ...(number ? [{ contractId, label: `براءة الذمة ${number}`, path: ownPaperPath(contractId, 'clearance') }] : []),
  ])
}
