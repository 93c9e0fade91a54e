import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type PettyState, pettyPath, pettyStates } from './petty.ts'

/** The list of petty expenses as its address says it; `expense` is the one that is looked at. */
export type PettyAsked = {
  q: string
  expense: string
  state: PettyState | ''
  account: string
  branch: string
  from: string
  to: string
  page: number
}
export const pettyPerPage = 25

export function readPettyAsked(query: URLSearchParams): PettyAsked {
  const { text, day } = askedIn(query)
  return {
    ...{ q: text('q'), expense: text('expense') },
    state: nameIn(pettyStates, text('state')),
    ...{ account: text('account'), branch: text('branch'), from: day('from'), to: day('to') },
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const pettyAddress = (asked: Partial<PettyAsked>, path = pettyPath) => addressWith(path, asked)

/** Where one expense is looked at. */
export const pettyExpensePath = (id: string) => pettyAddress({ expense: id })
