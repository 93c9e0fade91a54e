import { isDay } from './days.ts'

/** What stands in an address: words as somebody typed them, and days that are none as if they were not there. */
export function askedIn(query: URLSearchParams, longest = 100) {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, longest)
  return { text, day: (name: string) => (isDay(text(name)) ? text(name) : '') }
}

/** Which of these is named; none where the address says what is not among them. */
export const nameIn = <Name extends string>(names: Record<Name, unknown>, text: string | null) =>
  (Object.keys(names) as Name[]).find((name) => name === text) ?? ''

type Asked = { page?: number | undefined } & { [filter: string]: string | number | boolean | null | undefined }

/** An address with what is asked for, without what is not. */
export function addressWith(path: string, { page = 1, ...filters }: Asked) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
