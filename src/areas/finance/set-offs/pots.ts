import { recordsAsOne, recordsOf } from '#areas/customers/public.ts'
import {
  type Promised,
  promisedOf as promisedFromDeposit,
  promisesOf as promisesFromDeposit,
  sumOfPromised,
} from '#areas/finance/deposits/promised.ts'
import { heldOwed } from '#areas/finance/ledger/owed-to-owner.ts'
import { ownerPromises } from '#areas/finance/payouts/owed-to-owners.ts'
import { heldReceipts } from '#areas/finance/receipts/allocations.ts'
import { creditPromises, promisedOf as promisedFromCredit } from '#areas/finance/receipts/credit.ts'
import { heldDeposits } from '#areas/finance/receipts/held-deposits.ts'
import { depositPot, ownerPot, type Pot, receiptPot } from '#areas/finance/receipts/pots.ts'
import type { Ctx, Work } from '#platform/context.ts'

/** Where money of one customer lies that can pay what they owe: a receipt that was not used, a deposit, or what was settled with them as an owner. */
export type Lying = { pot: Pot; left: bigint }

export type Whose = { partyId: string; depositId: string | null; settled: boolean }

/** What lies in a pot, held until the transaction ends: receipts the oldest first, or the deposit where it is this customer's. */
export async function lyingIn(work: Work, { partyId, depositId, settled }: Whose): Promise<Lying[]> {
  if (settled) return settledWith(work, partyId)
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

/** What they are owed as an owner, under whichever record of theirs it was settled. */
async function settledWith(work: Work, partyId: string): Promise<Lying[]> {
  const lying: Lying[] = []
  for (const record of await recordsAsOne(work, partyId)) {
    const left = await heldOwed(work, record)
    if (left > 0n) lying.push({ pot: ownerPot(record), left })
  }
  return lying
}

export const sumOf = (lying: readonly Lying[]) => lying.reduce((sum, { left }) => sum + left, 0n)

/** What of it goes elsewhere already: into vouchers that are not paid yet, or another set-off that waits. */
export async function promisedIn(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, whose: Whose) {
  const { partyId, depositId, settled } = whose
  if (settled) return sumOfPromised(await promisesIn(asked, whose))
  return depositId ? await promisedFromDeposit(asked, depositId) : await promisedFromCredit(asked, partyId)
}

/** The same, each by the name under which it is found. */
export async function promisesIn(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, whose: Whose): Promise<Promised[]> {
  const { partyId, depositId, settled } = whose
  if (settled) return ownerPromises(asked, partyId)
  return depositId ? promisesFromDeposit(asked, depositId) : creditPromises(asked, partyId)
}
