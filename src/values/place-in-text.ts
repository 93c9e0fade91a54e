import type { Place } from './pins.ts'
import { placeOfPlusCode } from './plus-codes.ts'
import { latinDigits } from './text.ts'

/** Why a text gives no place: no map can be asked, so a short link says nothing. */
export const placeFaults = {
  short: 'الرابط المختصر لا يُقرأ هنا. افتحه في الخرائط، وانسخ الإحداثيات أو العنوان الطويل والصقه.',
  unreadable: 'لا موقع فيما كتبته. الصق رابط الموقع من الخرائط أو واتساب، أو إحداثياته مثل 17.0194,54.0897.',
  far: 'الموقع خارج عُمان. راجعه، وأول الرقمين خط العرض.',
} as const
export type PlaceFault = keyof typeof placeFaults

const around = { south: 16, north: 27, west: 51.5, east: 60.5 }

/** In Oman or close by: a parcel is brought nowhere else. */
const isAroundOman = ({ latitude, longitude }: Place) =>
  latitude >= around.south && latitude <= around.north && longitude >= around.west && longitude <= around.east

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const pair = String.raw`${degrees}[ +]*,[ +]*${degrees}(?![\d.])`
/** Where a map writes the place itself, before the middle of what it shows. */
const shapes = [
  new RegExp(`.*!3d${degrees}!4d${degrees}`),
  new RegExp(`[?&](?:q|query|ll|sll|destination|daddr)=(?:loc:)?[ +]*${pair}`, 'i'),
  new RegExp(`/(?:place|search|dir)/(?:[^ ?@]*/)?${pair}`, 'i'),
  new RegExp(`@${pair}`),
  new RegExp(`geo:${pair}`, 'i'),
  new RegExp(String.raw`^\(?${pair}\)?$`),
  new RegExp(`^${degrees} +${degrees}$`),
]

const shortLink = /\b(?:goo\.gl|g\.co|maps\.apple|waze\.com|bit\.ly|w3w\.co|what3words\.com)\b/i

/** A link of a map, a location of WhatsApp, a plus code or two numbers, read without asking anybody. */
export function placeInText(typed: string): Place | PlaceFault {
  const text = decoded(latinDigits(typed).replace(/،/g, ',')).trim()
  const found = shapes.flatMap((shape) => placeBy(shape, text) ?? [])[0] ?? placeOfPlusCode(text)
  if (found) return isAroundOman(found) ? found : 'far'
  return shortLink.test(text) ? 'short' : 'unreadable'
}

function placeBy(shape: RegExp, text: string): Place | null {
  const [, latitude, longitude] = (shape.exec(text) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** A link that spells nothing is read as it stands. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
