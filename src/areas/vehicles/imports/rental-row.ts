import { z } from 'zod'
import { parseCells, type ReadRow, type Say } from '#areas/imports/public.ts'
import { dayOf, isDay, timeOf, timeOn } from '#values/days.ts'
import { type Plate, readPlate } from '#values/plates.ts'
import { counted, day, optionalText, rialsAbove, rialsOrNone, written } from '#values/shapes.ts'
import { folded, latinDigits } from '#values/text.ts'
import { dayTyped, hourIn } from '#values/typed-moments.ts'
import { HoldDepositInput } from '../rentals/inputs.ts'

const { card, reference, expiresOn } = HoldDepositInput.shape

const Cells = z.object({
  customer: written('اكتب هاتف العميل.', 40),
  driver: optionalText(120),
  licenceNumber: written('اكتب رقم رخصة السائق.', 40),
  licenceUntil: day('اكتب آخر يوم في رخصة السائق، مثل 1/5/2027.'),
  odometer: counted('اكتب قراءة العداد عند التسليم بالكيلومترات.', 0, 2_000_000),
  fuel: counted('الوقود بالأثمان، من 0 إلى 8، مثل 8 أو 3/4.', 0, 8),
  ...{ day: rialsAbove.optional(), week: rialsAbove.optional(), month: rialsAbove.optional() },
  ...{ invoiced: rialsOrNone.optional(), paid: rialsOrNone.optional(), deposit: rialsOrNone.default(0n) },
  number: optionalText(80),
})
const Second = z.object({
  second: written('اكتب اسم السائق الآخر.', 120),
  secondNumber: written('اكتب رقم رخصة السائق الآخر.', 40),
  secondUntil: day('اكتب آخر يوم في رخصة السائق الآخر.'),
})
const Hold = z.object({ card, reference, expiresOn })

/** How a deposit is held: money of the old books, or so much on a card by the bank. */
const ways = {
  money: ['نقدًا', 'نقد', 'كاش', 'بطاقة', 'شبكة', 'تحويل', 'تحويل بنكي', 'شيك', 'محفوظ', 'cash', 'card', 'transfer', 'cheque'],
  card: ['محجوز على البطاقة', 'حجز على البطاقة', 'حجز بطاقة', 'محجوز', 'hold', 'card hold'],
} as const
const wayOf = (typed: string) =>
  (['money', 'card'] as const).find((way) => ways[way].some((word) => folded(word) === folded(typed)))

/** «8», «3/4», «ممتلئ»: as eighths. */
function eighths(typed: string) {
  const text = latinDigits(typed).trim()
  if (['ممتلئ', 'ممتلئة', 'فل', 'full'].some((word) => folded(word) === folded(text))) return '8'
  const [, part, whole] = /^(\d)\s*\/\s*([248])$/.exec(text) ?? []
  return part && whole ? String((Number(part) * 8) / Number(whole)) : text
}

const dated = ['licenceUntil', 'secondUntil', 'expiresOn'] as const

/** A row by itself, before anybody knows whose car it is; what cannot be read is told. */
export function rentalIn(one: ReadRow, say: Say) {
  const cells = { ...one.cells }
  for (const field of dated) if (cells[field]) cells[field] = dayTyped(cells[field])
  if (cells.fuel) cells.fuel = eighths(cells.fuel)
  const typed = { ...one, cells }
  const plate = plateIn(typed, say)
  const told = parseCells(typed, Cells, say)
  const when = stretchIn(typed, say)
  const hasSecond = Boolean(cells.second || cells.secondNumber || cells.secondUntil)
  const second = hasSecond ? parseCells(typed, Second, say) : null
  const deposit = depositIn(typed, say)
  if (told && told.day === undefined && (told.week ?? told.month) !== undefined)
    say(one.row, 'day', 'اكتب سعر اليوم أيضًا: به تُحسب الأيام التي تزيد على الأسبوع أو الشهر.')
  if (!(plate && told && when && deposit) || (hasSecond && !second)) return null
  return { ...told, ...when, ...deposit, row: one.row, plate, second }
}
export type RentalRow = NonNullable<ReturnType<typeof rentalIn>>

function plateIn({ row, cells, unread }: ReadRow, say: Say): Plate | null {
  const plate = readPlate(cells.plate ?? '')
  if (!plate && !unread.has('plate')) say(row, 'plate', 'اكتب أرقام اللوحة وأحرفها، مثل 7340 م ه.')
  return plate
}

/** The hour of what comes later is that of the hand-over, where its cell names none. */
function stretchIn(one: ReadRow, say: Say) {
  const from = momentIn(one, 'from', { ask: 'اكتب يوم التسليم وساعته، مثل 2026-01-10 10:00.', hour: null, say })
  if (!from) return null
  const hour = timeOf(from)
  const until = momentIn(one, 'until', { ask: 'اكتب يوم الإعادة المتفق عليه، مثل 2026-01-20 10:00.', hour, say })
  if (!until) return null
  if (!one.cells.invoicedUntil) return { from, until, invoicedUntil: null }
  // «Until that day» is until its hour, and of the last day until the car is to be back.
  const ask = 'اكتب حتى متى فُوتر، مثل 2026-01-20.'
  const invoicedUntil = momentIn(one, 'invoicedUntil', { ask, hour, last: until, say })
  return invoicedUntil && { from, until, invoicedUntil }
}

type Asked = { ask: string; hour: string | null; last?: Date; say: Say }

function momentIn({ row, cells, unread }: ReadRow, field: string, { ask, hour, last, say }: Asked) {
  const typed = cells[field] ?? ''
  const [on, at] = [dayTyped(typed), hourIn(typed)]
  if (!at && last && on === dayOf(last)) return last
  const time = at ?? hour
  if (isDay(on) && time) return timeOn(on, time)
  if (!unread.has(field)) say(row, field, ask)
  return null
}

/** Nothing, money that is held since the old books, or an amount on a card with what the slip of the machine says. */
function depositIn(one: ReadRow, say: Say) {
  const { deposit = '', depositWay } = one.cells
  const way = depositWay ? wayOf(depositWay) : 'money'
  if (!way) {
    say(one.row, 'depositWay', 'اكتب: نقدًا أو بطاقة أو تحويل أو شيك لما قُبض، أو «محجوز على البطاقة».')
    return null
  }
  if (way === 'money' || !deposit) return { hold: null }
  const hold = parseCells(one, Hold, say)
  return hold && { hold }
}
