import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { importsPath } from './addresses.ts'
import { type ImportStanding, openingStatusWords } from './opening.ts'
import { type OpeningKind, openingKinds } from './opening-kinds.ts'

/** The files of opening balances, as the address asks for them. */
export type ImportsAsked = {
  q: string
  kind: OpeningKind | ''
  status: ImportStanding | ''
  from: string
  to: string
  page: number
}

export const importsPerPage = 25

export function readImportsAsked(query: URLSearchParams): ImportsAsked {
  const { text, day } = askedIn(query)
  return {
    ...{ q: text('q'), from: day('from'), to: day('to'), page: pageIn(query) },
    ...{ kind: nameIn(openingKinds, text('kind')), status: nameIn(openingStatusWords, text('status')) },
  }
}

/** Without what is not asked for. */
export const importsAddress = (asked: Partial<ImportsAsked>, path = importsPath) => addressWith(path, asked)
