import type { Leaf } from '#areas/finance/ledger/journal.ts'
import { moneySettingsOn } from '#areas/finance/settings/reading.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

/** How far below zero we may pay out of this leaf today: an account of ours by the contract with its bank, what is held for others never. */
export async function overdraftOf(work: Pick<Work, 'tx' | 'now'>, { account }: Leaf) {
  if (account !== '1120') return 0n
  return (await moneySettingsOn(work, dayOf(work.now()))).operatingOverdraft
}
