import { z } from 'zod'

type Flat = Record<string, unknown>

/**
 * Numbered lines of a form: `aside` alone makes no line of one, and the first is always asked for unless there may be none. Where a line
 * is of a record, that record stands `once`: named by one part, and told of under another, as the form shows it.
 */
type Lines<Name extends string, Line> = {
  name: Name
  line: Line
  parts: readonly string[]
  most: number
  aside?: readonly string[]
  none?: true
  once?: { part: string; under: string }
}

/**
 * A form with numbered lines, `price1`, `kind1`, `price2` …, read as what stands above them and a list. A line in which nothing was
 * written is none; a fault belongs to the field it was found in, as it is named on the form.
 */
export function withLines<Head extends z.ZodType<object>, Name extends string, Line extends z.ZodType<object>>(
  head: Head,
  { name, line, parts, most, aside = [], none, once }: Lines<Name, Line>,
) {
  type Read = z.output<Head> & Record<Name, (z.output<Line> & { place: number })[]>
  return z
    .custom<Flat>((form) => typeof form === 'object' && form !== null)
    .transform((form, context): Read => {
      const above = head.safeParse(form)
      const isWritten = (place: number) => parts.some((part) => !aside.includes(part) && form[`${part}${place}`] !== undefined)
      const lines = Array.from({ length: most }, (_, index) => index + 1)
        .filter((place) => isWritten(place) || (place === 1 && !none))
        .map((place) => ({ place, read: line.safeParse(partsOf(form, parts, place)) }))
      tell(context, above.error)
      for (const { place, read } of lines) tell(context, read.error, place)
      const named = lines.map(({ place }) => ({
        place,
        record: once && String(form[`${once.part}${place}`] ?? '').toLowerCase(),
      }))
      for (const { place, record } of named)
        if (record && named.find((other) => other.record === record)?.place !== place)
          context.addIssue({ code: 'custom', path: [`${once?.under}${place}`], message: writtenBefore })
      if (!above.success) return z.NEVER
      const list = lines.flatMap(({ place, read }) => (read.success ? [{ ...read.data, place }] : []))
      return { ...above.data, [name]: list } as Read
    })
}

const writtenBefore = 'هذا مكتوب في سطر قبله. اجعلهما سطرًا واحدًا.'

const partsOf = (form: Flat, parts: readonly string[], place: number) =>
  Object.fromEntries(parts.flatMap((part) => (form[`${part}${place}`] === undefined ? [] : [[part, form[`${part}${place}`]]])))

function tell(context: z.RefinementCtx, error: z.ZodError | undefined, place: number | '' = '') {
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [`${String(path[0] ?? 'form')}${place}`], message })
  }
}
