import { leafName } from './journal.ts'
import { heldBalances, leavesOf } from './leaves.ts'
import type { Posting } from './posting.ts'

/** What an owner is owed of what was settled, held until the transaction ends. */
export async function heldOwed(work: Pick<Posting, 'tx'>, partyId: string) {
  const leaf = { account: '2125', key: partyId }
  const id = (await leavesOf(work, [leaf])).get(leafName(leaf))?.id ?? 0
  return -((await heldBalances(work, [id])).get(id) ?? 0n)
}
