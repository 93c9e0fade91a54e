import { z } from 'zod'
import { isIban } from './iban.ts'
import { baisaIn, rialsFault } from './money.ts'
import { dialled, phoneFault, phoneProblem } from './phones.ts'
import { howMany } from './plural.ts'
import { latinDigits } from './text.ts'

/** What people type and what facts keep. This file brings zod with it, so screens import its types only. */

const typed = (ask: string) => z.string(ask).transform(latinDigits)

/** A required line of text; `ask` is what the person reads when it is missing, `more` when it is too short. */
export const written = (ask: string, most = 200, more = ask) =>
  z
    .string(ask)
    .trim()
    .min(1, { error: ask, abort: true })
    .min(2, more)
    .max(most, `النص أطول من الحد. اختصره إلى ${howMany(most, 'letter', 'gen')}.`)

/** An optional text: an empty one is no text. */
export const optionalText = (most = 2000) =>
  z
    .string()
    .trim()
    .max(most, `النص أطول من الحد. اختصره إلى ${howMany(most, 'letter', 'gen')}.`)
    .optional()

/** A whole number between two bounds. */
export const counted = (ask: string, least: number, most: number) =>
  typed(ask)
    .pipe(z.string().regex(/^\d{1,9}$/, ask))
    .transform(Number)
    .pipe(z.number().min(least, ask).max(most, ask))

type Measure = { places: number; least: number; most: number; over?: string }

/** A number with up to `places` decimals between two bounds, kept as whole parts: 1.250 with three places is 1250, and 2,5 is 2.5. */
export const measured = (ask: string, { places, least, most, over = ask }: Measure) =>
  typed(ask)
    .transform((text) => text.replace(/,(?=\d{1,2}$)/, '.'))
    .pipe(z.string().regex(new RegExp(`^\\d{1,7}(\\.\\d{1,${places}})?$`), { error: ask, abort: true }))
    .transform((text) => wholeParts(text, places))
    .pipe(z.number().min(least, ask).max(most, over))

function wholeParts(text: string, places: number) {
  const [whole = '', fraction = ''] = text.split('.')
  return Number(whole + fraction.padEnd(places, '0'))
}

/** Rials with up to three decimals, read as whole baisa without passing through a float. */
export const rials = typed('اكتب المبلغ.')
  .transform((text) => text.replace(/,(?=\d{3}(\D|$))/g, ''))
  .superRefine((text, context) => {
    const fault = rialsFault(text)
    // Nothing goes on from here: rules across fields would reckon with what was typed as if it were an amount.
    if (fault) context.addIssue({ code: 'custom', message: fault, continue: false })
  })
  .transform(baisaIn)

/** The most that one amount may be, a million rials: more was mistyped, or is a trick. */
export const mostRials = 1_000_000_000n
const tooMuch = 'المبلغ أكبر من الحد. راجعه.'
export const rialsOrNone = rials.pipe(z.bigint().max(mostRials, tooMuch))
export const rialsAbove = rials.pipe(z.bigint().min(1n, 'المبلغ أكبر من صفر.').max(mostRials, tooMuch))

/** Baisa inside a saved fact: JSON has no bigint, so its digits are kept. */
export const baisa = z.codec(z.string().regex(/^-?\d+$/), z.bigint(), { decode: BigInt, encode: String })

const years = (first: number, last: number) => ({
  check: (text: string) => Number(text.slice(0, 4)) >= first && Number(text.slice(0, 4)) <= last,
  ask: `راجع السنة، فهي من ${first} إلى ${last}.`,
})
const [lived, planned] = [years(1900, 2100), years(2000, 2100)]

/** A day as the browser sends it, YYYY-MM-DD, and one that exists and somebody may have on a paper. */
export const day = (ask: string) => z.iso.date(ask).pipe(z.string().refine(lived.check, lived.ask))

/** A day of the office's own: a slip in the year of what one plans is asked about. */
export const plannedDay = (ask: string) => z.iso.date(ask).pipe(z.string().refine(planned.check, planned.ask))

/** HH:MM as a field for times gives it. */
export const time = (ask: string) => z.iso.time({ precision: -1, error: ask })

type Faults = { issues: readonly { path?: PropertyKey[] | undefined }[] }

/** A rule over several fields speaks together with those of single fields, as soon as the fields it reads are right themselves. */
export const whenRight = (...fields: string[]) => ({
  when: ({ issues }: Faults) => !issues.some(({ path }) => fields.includes(String(path?.[0]))),
})

/** One of a list of words; anything else was not chosen from it. */
export const chosen = <const Words extends readonly [string, ...string[]]>(words: Words, ask: string) => z.enum(words, ask)

/**
 * A phone number kept in E.164. Eight digits are Omani; a number from elsewhere comes with its country's key.
 * «+968 9123 4567», «0096891234567» and «٩١٢٣٤٥٦٧» are one number.
 */
export const phone = phoneSaying((fault) => fault)

/** The number of somebody else: where a form asks for two, the sentence says whose it is. */
export const phoneOf = (whose: string) => phoneSaying((fault) => `هاتف ${whose}: ${fault}`)

function phoneSaying(sentence: (fault: string) => string) {
  return typed(sentence(phoneProblem))
    .superRefine((text, context) => {
      const fault = phoneFault(text)
      if (fault) context.addIssue({ code: 'custom', message: sentence(fault) })
    })
    .transform(dialled)
    .transform((text) => (text.startsWith('+') ? text : `+968${text}`))
}

/** An e-mail address in the one form we compare. */
export const email = z
  .string('البريد الإلكتروني مثل name@example.com')
  .trim()
  .toLowerCase()
  .pipe(z.email('البريد الإلكتروني مثل name@example.com').max(254, 'البريد الإلكتروني مثل name@example.com'))

const ibanAsk = 'الآيبان يبدأ بـ OM ومجموع خاناته 23. راجع الرقم.'

/** Of an account in the sultanate, in either kind of digits; the spaces people put between groups are taken out. */
export const iban = typed(ibanAsk)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().refine(isIban, ibanAsk))

/** Several of a list, by their ids; a form sends a single one as itself. */
export const severalIds = (ask: string, most = 100) =>
  z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(z.uuid(), ask).min(1, ask).max(most))
