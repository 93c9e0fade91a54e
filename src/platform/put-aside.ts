import { z } from 'zod'

type Flat = Record<string, unknown>

/** So much of a field is kept: nobody typed more by hand. */
const mostLetters = 500

/** The fields of these names as they were typed, and nothing else of what was sent. */
export const typedAmong = (form: Flat, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const typed = Object.hasOwn(form, name) ? form[name] : undefined
      return typeof typed === 'string' ? [[name, typed.slice(0, mostLetters)]] : []
    }),
  )

/** A form that is put aside half filled in: its head is judged, the rest is kept as it was typed until somebody goes on with it. */
export const putAside = <Head extends z.ZodType<object>>(head: Head, names: readonly string[]) =>
  z
    .custom<Flat>((form) => typeof form === 'object' && form !== null)
    .transform((form, context): z.output<Head> & { form: Record<string, string> } => {
      const above = head.safeParse(form)
      for (const { path, message } of above.error?.issues ?? []) context.addIssue({ code: 'custom', path: [...path], message })
      if (!above.success) return z.NEVER
      return { ...above.data, form: typedAmong(form, names) }
    })
