import { z } from 'zod'

type Flat = Record<string, unknown>

/**
 * A form with numbered lines, `price1`, `kind1`, `price2` …, read as what stands above them and a list. A line in which nothing was
 * written is none, but for the first; a fault belongs to the field it was found in, as it is named on the form.
 */
export function withLines<Head extends z.ZodType<object>, Line extends z.ZodType<object>>(
  head: Head,
  line: Line,
  { parts, most, aside = [] }: { parts: readonly string[]; most: number; aside?: readonly string[] },
) {
  return z
    .custom<Flat>((form) => typeof form === 'object' && form !== null)
    .transform((form, context) => {
      const above = head.safeParse(form)
      const lines = Array.from({ length: most }, (_, index) => index + 1)
        .filter((place) => place === 1 || parts.some((part) => !aside.includes(part) && form[`${part}${place}`] !== undefined))
        .map((place) => ({ place, read: line.safeParse(partsOf(form, parts, place)) }))
      tell(context, above.error)
      for (const { place, read } of lines) tell(context, read.error, place)
      if (!above.success) return z.NEVER
      return { ...above.data, lines: lines.flatMap(({ place, read }) => (read.success ? [{ ...read.data, place }] : [])) }
    })
}

const partsOf = (form: Flat, parts: readonly string[], place: number) =>
  Object.fromEntries(parts.flatMap((part) => (form[`${part}${place}`] === undefined ? [] : [[part, form[`${part}${place}`]]])))

function tell(context: z.RefinementCtx, error: z.ZodError | undefined, place: number | '' = '') {
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [`${String(path[0] ?? 'form')}${place}`], message })
  }
}
