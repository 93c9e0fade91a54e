import { banksPath } from '#areas/finance/addresses.ts'
import { type HeldFor, heldForNames } from '#areas/finance/ledger/bank-leaf.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'

/** How far the lines of an account are matched. */
export const bankStates = { waiting: 'فيها سطور بلا مطابقة', matched: 'كلها مطابَقة', none: 'بلا كشف' } as const
export type BankState = keyof typeof bankStates

/** The accounts with their statements as their address says them. */
export type BanksAsked = { q: string; held: HeldFor | ''; state: BankState | '' }

export function readBanksAsked(query: URLSearchParams): BanksAsked {
  const { text } = askedIn(query, 60)
  return {
    q: text('q'),
    held: heldForNames.find((one) => one === text('held')) ?? '',
    state: nameIn(bankStates, text('state')),
  }
}

/** Without what is not asked for. */
export const banksAddress = (asked: Partial<BanksAsked>, path: string = banksPath) => addressWith(path, asked)
