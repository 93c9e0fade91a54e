import { z } from 'zod'
import { parseCells, type ReadRow, type Say } from '#areas/imports/public.ts'
import { measured, written } from '#values/shapes.ts'
import { folded } from '#values/text.ts'
import { Booking } from '../booking/inputs.ts'
import { parcelServiceNames, parcelServices } from '../journey/parcel.ts'
import { isAbroad } from '../tariff/places.ts'
import { mendedPhone } from './mended-phone.ts'

const Besides = z.object({
  senderReference: written('اكتب مرجع الطرد عندك.', 40).or(z.string().length(1)),
  weight: measured('اكتب الوزن بالكيلوجرام، مثل 2.340', { places: 3, least: 1, most: 100_000 }),
})

const serviceWords = {
  door: [parcelServices.door, 'الباب', 'توصيل', 'door', 'home', 'delivery'],
  branch: [parcelServices.branch, 'الفرع', 'من الفرع', 'استلام', 'branch', 'pickup', 'local pickup'],
} as const

/** Nobody has said how much it weighs: it counts as a kilo until it is weighed. */
const untold = '1'
const unnamed = '00000000-0000-4000-8000-000000000000'

/** A row by itself, as the form of one parcel would read it; the place as our list of places spells it. */
export function parcelIn({ places }: { places: readonly string[] }) {
  const spelled = new Map(places.map((place) => [folded(place), place]))
  return (one: ReadRow, say: Say) => {
    const { service, recipientPhone, weight = untold, place, paid, exchange, cod, ...rest } = one.cells
    const how = service ? parcelServiceNames.find((name) => isCalled(name, service)) : 'door'
    if (service && !how) say(one.row, 'service', `اكتب: ${Object.values(parcelServices).join(' أو ')}.`)
    const phone = recipientPhone ? mendedPhone(recipientPhone) : recipientPhone
    const cells = {
      ...rest,
      // What a shop has been paid for is not asked for again.
      ...(cod && !isPaid(paid) && { cod }),
      id: unnamed,
      service: how,
      recipientPhone: phone,
      weight,
      place: place && spelled.get(folded(place)),
    }
    const isExchange = isYes(exchange)
    if (isExchange && (how === 'branch' || isAbroad(cells.place ?? '')))
      say(one.row, 'exchange', 'يأخذ المندوب القديم عند الباب داخل عُمان وحدها. اكتب «إلى الباب»، أو احذف كلمة التبديل.')
    if (place && !cells.place)
      say(one.row, 'place', `لا نوصل إلى «${place}» أو لا نعرفها بهذا الاسم. اكتب الولاية كما في قائمتنا.`)
    const booking = parseCells({ ...one, cells: place && !cells.place ? { ...cells, place } : cells }, Booking, say)
    const besides = parseCells({ ...one, cells }, Besides, say)
    if (!booking || !besides || !cells.place || (service && !how)) return []
    const { senderReference } = besides
    return [{ row: one.row, isExchange, booking: { ...booking, senderReference, pieces: [{ weight: besides.weight }] } }]
  }
}
export type ParcelRow = ReturnType<ReturnType<typeof parcelIn>>[number]

const paidWords = ['paid', 'completed', 'yes', 'نعم', 'مدفوع', 'دفع']
const yesWords = ['yes', 'true', 'exchange', 'نعم', 'تبديل']

const isYes = (typed: string | undefined) => typed !== undefined && yesWords.some((word) => folded(word) === folded(typed))

const isPaid = (typed: string | undefined) => typed !== undefined && paidWords.some((word) => folded(word) === folded(typed))

const isCalled = (name: keyof typeof serviceWords, typed: string) =>
  serviceWords[name].some((word) => folded(word) === folded(typed))
