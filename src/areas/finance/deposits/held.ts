import { heldDeposits } from '#areas/finance/receipts/held-deposits.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'

/** What lies outside the reach of whoever asks is not there. */
export async function depositWithin(work: Pick<Work, 'tx' | 'actor'>, permission: Permission, id: string) {
  const deposit = await work.tx.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirst()
  if (!deposit || !reaches(work.actor, permission, { branchId: deposit.branchId })) throw gone()
  return deposit
}

/** The same, held. */
export async function heldWithin(work: Pick<Work, 'tx' | 'actor'>, permission: Permission, id: string) {
  await depositWithin(work, permission, id)
  const deposit = (await heldDeposits(work, [id])).get(id)
  if (!deposit) throw gone()
  return deposit
}

const gone = () => new Refusal('finance.no-such-deposit', 'لم نجد هذا التأمين، أو هو خارج صلاحيتك.', 404)
