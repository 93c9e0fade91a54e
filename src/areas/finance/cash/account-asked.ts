import { type HeldFor, heldForNames } from '#areas/finance/ledger/bank-leaf.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { folded } from '#values/text.ts'
import { bankAccountsPath } from './cash-paths.ts'

/** Whether an account of the company is in use. */
export const accountStates = { active: 'مستخدم', stopped: 'موقوف' } as const
type AccountState = keyof typeof accountStates

/** The accounts of the company as their address says them. */
export type AccountsAsked = { q: string; held: HeldFor | ''; state: AccountState | '' }

export function readAccountsAsked(query: URLSearchParams): AccountsAsked {
  const { text } = askedIn(query, 60)
  return {
    q: text('q'),
    held: heldForNames.find((one) => one === text('held')) ?? '',
    state: nameIn(accountStates, text('state')),
  }
}

/** Without what is not asked for. */
export const accountsAddress = (asked: Partial<AccountsAsked>, path: string = bankAccountsPath) => addressWith(path, asked)

type Account = { bank: string; holder: string; iban: string; heldFor: HeldFor; active: boolean }

/** Whether an account is one of those: every word that was typed is of its bank, its holder or its number. */
export function isAmong({ q, held, state }: AccountsAsked, { bank, holder, iban, heldFor, active }: Account) {
  const words = folded(q).split(' ').filter(Boolean)
  const isMeant = (held === '' || heldFor === held) && (state === '' || active === (state === 'active'))
  return isMeant && words.every((word) => folded(`${bank} ${holder} ${iban}`).includes(word))
}
