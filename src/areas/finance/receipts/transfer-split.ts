import type { HeldFor } from '#areas/finance/ledger/bank-leaf.ts'

type Split = { trust: bigint; operating: bigint; belongs: HeldFor | 'both' | null }

/** How much of what is paid belongs to owners and into the account held for them, how much is ours, and to which account a transfer goes. */
export function transferSplit<Due extends { isEntrusted: boolean }>(dues: readonly Due[], paid: (due: Due) => bigint): Split {
  const sum = (isEntrusted: boolean) => dues.reduce((all, due) => (due.isEntrusted === isEntrusted ? all + paid(due) : all), 0n)
  const [trust, operating] = [sum(true), sum(false)]
  if (trust > 0n && operating > 0n) return { trust, operating, belongs: 'both' }
  return { trust, operating, belongs: trust > 0n ? 'trust' : operating > 0n ? 'operating' : null }
}
