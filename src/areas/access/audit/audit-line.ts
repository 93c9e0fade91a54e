import type { TrailFact } from '#platform/audit/explore.ts'

/** One value as people read it; a moment stays a moment, for the screen to say in words. */
export type Told = string | Date

export type Change = { label: string; before: Told | null; after: Told | null }

/** What the areas call the parts of their facts; a part without a word is shown by its name in the code. */
type Words = Readonly<Record<string, string>>

type Parts = Record<string, unknown>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was there and what came in its place: a list of changes, or the whole before and after. */
export function changesIn(data: unknown, words: Words): Change[] {
  if (!isParts(data)) return []
  if (Array.isArray(data.changes)) return data.changes.filter(isParts).map((change) => changeOf(change, words))
  if (!('before' in data && 'after' in data)) return []
  const { before, after } = data
  if (!isParts(before) || !isParts(after)) return [{ label: 'القيمة', before: told(before, words), after: told(after, words) }]
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return parts
    .map((part) => ({ label: words[part] ?? part, before: told(before[part], words), after: told(after[part], words) }))
    .filter((change) => String(change.before) !== String(change.after))
}

function changeOf({ label, key, field, before, after }: Parts, words: Words): Change {
  const name = String(key ?? field ?? '')
  const called = typeof label === 'string' ? label : (words[name] ?? name)
  return { label: called, before: told(before, words), after: told(after, words) }
}

/** Shown in places of their own. */
const apart = ['changes', 'before', 'after', 'reason', 'device', 'cameBy', 'fromId']

/** What else the fact says. */
export function partsIn(data: unknown, words: Words): { label: string; value: Told }[] {
  if (!isParts(data)) return []
  return Object.entries(data).flatMap(([part, value]) => {
    const said = apart.includes(part) ? null : told(value, words)
    return said === null || said === '' ? [] : [{ label: words[part] ?? part, value: said }]
  })
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

function told(value: unknown, words: Words): Told | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'نعم' : 'لا'
  if (typeof value === 'string') return moment.test(value) ? new Date(value) : value
  if (Array.isArray(value)) return value.map((one) => toldShort(one, words)).join('، ')
  if (isParts(value)) return toldShort(value, words)
  return String(value)
}

function toldShort(value: unknown, words: Words): string {
  if (!isParts(value)) return String(told(value, words) ?? '')
  if ('question' in value && 'answer' in value) return `${value.question}: ${value.answer}`
  return Object.entries(value)
    .map(([part, one]) => `${words[part] ?? part}: ${toldShort(one, words)}`)
    .join('، ')
}

/** What people would call the record: the first of these its facts carry. */
const names = ['number', 'name', 'title', 'question', 'reference', 'said', 'list'] as const

export function subjectIn({ data }: Pick<TrailFact, 'data'>) {
  if (!isParts(data)) return null
  const name = names.map((part) => data[part]).find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? name : null
}
