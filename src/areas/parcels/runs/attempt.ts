import type { Pin } from '#values/pins.ts'
import { howMany } from '#values/plural.ts'
import { type FailReason, leastCalls } from './run.ts'

/** So near the door a pin shows that the courier came. */
export const mostMetres = 150

type Tried = { calls: number; reason: FailReason | null; pin: Pin | null; isPictured: boolean }

export const isAtDoor = (pin: Pin | null) => pin !== null && pin.accuracy <= mostMetres

/** Nobody is said not to answer who was not called twice, and from their door. */
export function attemptFault({ calls, reason, pin, isPictured }: Tried): readonly [field: string, sentence: string] | null {
  if (reason !== 'no-answer') return null
  if (calls < leastCalls)
    return ['reason', `اتصل به ${howMany(leastCalls, 'time', 'acc')} من هذه الصفحة قبل أن تسجّل أنه لا يجيب.`]
  if (isPictured || isAtDoor(pin)) return null
  return ['photo', pin ? 'لم يُعرف موقعك بدقة تكفي. صوّر الباب.' : 'لم يُعرف موقعك. صوّر الباب.']
}
