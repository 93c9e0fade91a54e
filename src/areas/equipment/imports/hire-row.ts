import { z } from 'zod'
import { parseCells, type ReadRow, type Say } from '#areas/imports/public.ts'
import { daysAfter } from '#values/days.ts'
import { counted, day, optionalText, phoneOf, rialsAbove, rialsOrNone, written } from '#values/shapes.ts'
import { folded } from '#values/text.ts'
import { dayTyped } from '#values/typed-moments.ts'
import { isWilayat } from '#values/wilayats.ts'
import { meter } from '../machines/inputs.ts'
import type { Basis } from '../pricing/price.ts'

const price = rialsAbove.optional()
const Cells = z.object({
  code: written('اكتب رمز المعدّة، مثل EX-07.', 12).transform((code) => code.toUpperCase()),
  customer: written('اكتب هاتف العميل.', 40),
  site: written('اكتب الموقع كما يعرفه السائق.', 120),
  wilayat: z.string('اكتب الولاية.').refine(isWilayat, 'اكتب الولاية كما هي، مثل «صلالة».'),
  km: counted('المسافة بالكيلومترات، من 0 إلى 2000.', 0, 2_000).default(0),
  ...{ repName: written('اكتب اسم ممثل الموقع.', 120), repPhone: phoneOf('ممثل الموقع'), poNumber: optionalText(60) },
  operator: phoneOf('المشغّل').optional(),
  from: day('اكتب يوم الخروج، مثل 4/1/2026.'),
  until: day('اكتب آخر يوم متفق عليه، مثل 30/4/2026.'),
  billedUntil: day('اكتب حتى أي يوم فُوتر، مثل 31/1/2026.').optional(),
  meter,
  ...{ day: price, week: price, month: price, hour: price, overtime: price, load: price },
  ...{ billed: rialsOrNone.default(0n), unpaid: rialsOrNone.default(0n), deposit: rialsOrNone.default(0n) },
  number: optionalText(80),
})

const words = {
  day: ['باليوم', 'يوم', 'شهر', 'بالشهر', 'أسبوع', 'day', 'week', 'month', 'daily', 'monthly'],
  hour: ['بالساعة', 'ساعة', 'hour', 'hourly'],
  load: ['بالنقلة', 'نقلة', 'load', 'trip'],
} as const
const basisNamed = (typed: string) =>
  (['day', 'hour', 'load'] as const).find((basis) => words[basis].some((word) => folded(word) === folded(typed)))

const dated = ['from', 'until', 'billedUntil'] as const

/** A row by itself, before anybody knows whose machine it is; the old books charged until the day before these began. */
export function hireIn(one: ReadRow, goLive: string, say: Say) {
  const cells = { ...one.cells }
  for (const field of dated) if (cells[field]) cells[field] = dayTyped(cells[field])
  const told = parseCells({ ...one, cells }, Cells, say)
  const basis: Basis | undefined = cells.basis ? basisNamed(cells.basis) : 'day'
  if (!basis) say(one.row, 'basis', 'اكتب: باليوم أو بالساعة أو بالنقلة.')
  if (!told || !basis) return null
  const billedUntil = told.billedUntil ?? daysAfter(goLive, -1)
  const row = { ...told, basis, billedUntil, row: one.row }
  mustBeInOrder(row, goLive, say)
  return row
}
export type HireRow = NonNullable<ReturnType<typeof hireIn>>

function mustBeInOrder({ row, from, until, billedUntil, day: daily, week, month }: HireRow, goLive: string, say: Say) {
  if (from >= goLive) say(row, 'from', 'خرجت في هذه الدفاتر. أعد لها عرض سعر وأرسلها من هنا.')
  if (until < from) say(row, 'until', 'آخر يوم لا يسبق يوم الخروج.')
  if (billedUntil < from) say(row, 'billedUntil', 'هذا قبل يوم الخروج. صحّح أحدهما.')
  if (billedUntil < daysAfter(goLive, -1))
    say(row, 'billedUntil', 'ما قبل أول يوم في هذه الدفاتر يُفوتر في الدفاتر السابقة. فوتره هناك، ثم اكتب حتى أي يوم.')
  if (billedUntil > until) say(row, 'billedUntil', 'هذا بعد آخر يوم متفق عليه. صحّح أحدهما.')
  if (daily === undefined && (week ?? month) !== undefined)
    say(row, 'day', 'اكتب سعر اليوم أيضًا: به تُحسب الأيام التي تزيد على الأسبوع أو الشهر.')
}
