import { isDay } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
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

export const importsPath = '/admin/finance/opening'
export const importsPerPage = 25

const nameIn = <Name extends string>(words: Record<Name, string>, text: string) =>
  (Object.keys(words) as Name[]).find((name) => name === text) ?? ''

export function readImportsAsked(query: URLSearchParams): ImportsAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  return {
    ...{ q: text('q'), from: day('from'), to: day('to'), page: pageIn(query) },
    ...{ kind: nameIn(openingKinds, text('kind')), status: nameIn(openingStatusWords, text('status')) },
  }
}

/** Without what is not asked for. */
export function importsAddress({ page = 1, ...filters }: Partial<ImportsAsked>, path = importsPath) {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
