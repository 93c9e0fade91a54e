import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type DepositLine, type DepositState, depositLines, depositStates } from './deposit.ts'

/** The list of deposits as its address says it; `due` is those that should have gone back. */
export type DepositsAsked = {
  q: string
  party: string
  line: DepositLine | ''
  state: DepositState | ''
  branch: string
  due: 'yes' | ''
  page: number
}

export const depositsPerPage = 25
export const depositsPath = '/admin/finance/deposits'
export const depositPath = (id: string) => `${depositsPath}/${id}`

export function readDepositsAsked(query: URLSearchParams): DepositsAsked {
  const { text } = askedIn(query)
  return {
    q: text('q'),
    party: text('party'),
    line: nameIn(depositLines, text('line')),
    state: nameIn(depositStates, text('state')),
    branch: text('branch'),
    due: text('due') === 'yes' ? 'yes' : '',
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const depositsAddress = (asked: Partial<DepositsAsked>, path = depositsPath) => addressWith(path, asked)
