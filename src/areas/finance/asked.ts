import { isDay } from '#values/days.ts'

/** What stands in the address of a list: words as somebody typed them, and days that are none as if they were not there. */
export function typedIn(query: URLSearchParams) {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return { text, day: (name: string) => (isDay(text(name)) ? text(name) : '') }
}

/** Which of these is named; none where the address says what is not among them. */
export const nameIn = <Name extends string>(names: Record<Name, unknown>, text: string) =>
  (Object.keys(names) as Name[]).find((name) => name === text) ?? ''

/** The page of a long list: further back than `pageIn` leafs. */
export const pageAsked = (query: URLSearchParams) => Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000)

type Asked = { page?: number | undefined } & { [filter: string]: string | number | undefined }

/** The address of a list, without what is not asked for. */
export function addressOf(path: string, { page = 1, ...filters }: Asked) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
