import { z } from 'zod'
import { howMany } from '#values/plural.ts'
import { type DayHours, type OpeningHours, stretch, stretchesIn, stretchOf, weekdays } from './opening-hours.ts'

/** One line, or a few, as they are to be read. */
export const line = (most = 200) =>
  z
    .string()
    .trim()
    .min(1, 'اكتب النص، أو اترك الحقل فارغًا.')
    .max(most, `اختصره إلى ${howMany(most, 'letter', 'gen')}.`)

export const yesOrNo = z.enum(['yes', 'no'], 'اختر نعم أو لا.').transform((word) => word === 'yes')

/** One thing on each line. */
export const lines = line(2000).transform((text) =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean),
)

export const link = z.url({ protocol: /^https$/, error: 'الرابط يبدأ بـ https://' })

/** A page of ours, or one elsewhere. */
export const pageOrLink = z.union(
  [z.string().regex(/^\/(?![/\\])/), link],
  'اكتب مسارًا يبدأ بشرطة مائلة، أو رابطًا يبدأ بـ https://',
)

export const numbered = (pattern: RegExp, ask: string) => z.string().regex(pattern, ask)

/** A time of the day in Muscat, HH:MM. */
export const hour = numbered(/^([01]\d|2[0-3]):[0-5]\d$/, 'اكتب الوقت هكذا: 21:00')

const askHours = 'اكتب ساعات الدوام هكذا: 08:00-13:00 16:00-20:00'

/** Stretches of one day in order; a day without any is a day off. */
const dayHours = z
  .string()
  .trim()
  .transform(stretchesIn)
  .pipe(z.array(z.string().regex(stretch, askHours)))
  .transform((parts): DayHours => parts.map(stretchOf))
  .refine(inOrder, askHours)

function inOrder(hours: DayHours) {
  const times = hours.flatMap(({ opens, closes }) => [opens, closes])
  return times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time)
}

/** For every weekday its hours; a weekday left out is a day off. */
export const openingHours = z
  .partialRecord(z.enum(weekdays), dayHours)
  .transform((typed): OpeningHours => Object.fromEntries(weekdays.map((name) => [name, typed[name] ?? []])) as OpeningHours)
