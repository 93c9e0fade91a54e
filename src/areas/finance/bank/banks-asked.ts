import { type HeldFor, heldForNames } from '#areas/finance/cash/cash.ts'
import { banksPath } from './line.ts'

/** How far the lines of an account are matched. */
export const bankStates = { waiting: 'فيها سطور بلا مطابقة', matched: 'كلها مطابَقة', none: 'بلا كشف' } as const
export type BankState = keyof typeof bankStates

/** The accounts with their statements as their address says them. */
export type BanksAsked = { q: string; held: HeldFor | ''; state: BankState | '' }

export function readBanksAsked(query: URLSearchParams): BanksAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 60)
  return {
    q: text('q'),
    held: heldForNames.find((one) => one === text('held')) ?? '',
    state: (Object.keys(bankStates) as BankState[]).find((one) => one === text('state')) ?? '',
  }
}

/** Without what is not asked for. */
export function banksAddress(asked: Partial<BanksAsked>, path: string = banksPath) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value))
  return query.size ? `${path}?${query}` : path
}
