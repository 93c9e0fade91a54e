import { addressWith, askedIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type ProofStatus, proofStatusNames, proofsPath } from './transfer-proof.ts'

/** The list of proofs as its address says it: what waits, where it asks for nothing else. Days are those of the transfer. */
export type ProofsAsked = {
  q: string
  state: ProofStatus | 'all'
  account: string
  branch: string
  from: string
  to: string
  page: number
}
export const proofsPerPage = 25

export function readProofsAsked(query: URLSearchParams): ProofsAsked {
  const { text, day } = askedIn(query)
  return {
    q: text('q'),
    state: ([...proofStatusNames, 'all'] as const).find((name) => name === text('state')) ?? 'waiting',
    ...{ account: text('account'), branch: text('branch'), from: day('from'), to: day('to') },
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const proofsAddress = ({ state = 'waiting', ...asked }: Partial<ProofsAsked>, path = proofsPath) =>
  addressWith(path, { ...asked, state: state === 'waiting' ? '' : state })
