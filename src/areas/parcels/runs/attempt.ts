import { metresBetween, type Pin, type Place } from '#values/pins.ts'
import { howMany } from '#values/plural.ts'
import { type FailReason, leastCalls } from './run.ts'

/** So near the door a pin shows that the courier came. */
const mostMetres = 150

type Tried = { calls: number; reason: FailReason; pin: Pin | null; place: Place | null; isPictured: boolean }

/** Where the door is known, from there; else by a pin that is exact enough. */
export const isAtDoor = (pin: Pin | null, place: Place | null) =>
  pin !== null && pin.accuracy <= mostMetres && (place === null || metresBetween(pin, place) <= mostMetres)

/** Nobody is said not to answer who was not called twice, and from their door. */
export function attemptFault({
  calls,
  reason,
  pin,
  place,
  isPictured,
}: Tried): readonly [field: string, sentence: string] | null {
  if (reason !== 'no-answer') return null
  if (calls < leastCalls)
    return ['reason', `اتصل به ${howMany(leastCalls, 'time', 'acc')} من هذه الصفحة قبل أن تسجّل أنه لا يجيب.`]
  if (isPictured || isAtDoor(pin, place)) return null
  if (pin && pin.accuracy <= mostMetres) return ['photo', 'أنت بعيد عن موقعه المعروف. صوّر الباب.']
  return ['photo', 'لم يُعرف موقعك بدقة تكفي. صوّر الباب.']
}
