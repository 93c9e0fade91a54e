import { recordsAsOne, recordsOf } from '#areas/customers/public.ts'
import { heldDeposits } from '#areas/finance/deposits/held.ts'
import {
  type Promised,
  promisedOf as promisedFromDeposit,
  promisesOf as promisesFromDeposit,
} from '#areas/finance/deposits/promised.ts'
import { creditPromises, promisedOf as promisedFromCredit } from '#areas/finance/payouts/credit.ts'
import { heldReceipts } from '#areas/finance/receipts/allocations.ts'
import { depositPot, type Pot, receiptPot } from '#areas/finance/receipts/pots.ts'
import type { Ctx, Work } from '#platform/context.ts'

/** Where money of one customer lies that can pay what they owe: a receipt that was not used, or a deposit. */
export type Lying = { pot: Pot; left: bigint }

type Whose = { partyId: string; depositId: string | null }

/** What lies in a pot, held until the transaction ends: receipts the oldest first, or the deposit where it is this customer's. */
export async function lyingIn(work: Work, { partyId, depositId }: Whose): Promise<Lying[]> {
  if (depositId) {
    const deposit = (await heldDeposits(work, [depositId])).get(depositId)
    const isTheirs = deposit && (await recordsAsOne(work, partyId)).includes(deposit.partyId)
    return isTheirs ? [{ pot: depositPot(deposit), left: deposit.held }] : []
  }
  const rows = await work.tx
    .selectFrom('receipts')
    .select('id')
    .where('partyId', 'in', recordsOf(partyId))
    .where('unused', '>', 0n)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const held = await heldReceipts(work, ids)
  return ids.flatMap((id) => {
    const receipt = held.get(id)
    return receipt && receipt.unused > 0n ? [{ pot: receiptPot(receipt), left: receipt.unused }] : []
  })
}

export const sumOf = (lying: readonly Lying[]) => lying.reduce((sum, { left }) => sum + left, 0n)

/** What of it goes elsewhere already: into vouchers that are not paid yet, or another set-off that waits. */
export async function promisedIn(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, { partyId, depositId }: Whose) {
  return depositId ? await promisedFromDeposit(asked, depositId) : await promisedFromCredit(asked, partyId)
}

/** The same, each by the name under which it is found. */
export async function promisesIn(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, whose: Whose): Promise<Promised[]> {
  const { partyId, depositId } = whose
  return depositId ? promisesFromDeposit(asked, depositId) : creditPromises(asked, partyId)
}
