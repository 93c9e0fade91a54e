import { reference } from '#values/reference.ts'

export const reservationKind = 'car-reservation'

export const reservationStates = {
  held: 'حجز مبدئي',
  requested: 'مطلوب',
  confirmed: 'مؤكد',
  'vehicle-assigned': 'حُددت سيارته',
  converted: 'صار عقدًا',
  expired: 'انتهت مهلته',
  cancelled: 'ملغى',
  'no-show': 'لم يحضر',
} as const
export type ReservationState = keyof typeof reservationStates

export const stateTones = {
  held: 'warning',
  requested: 'warning',
  confirmed: 'info',
  'vehicle-assigned': 'success',
  converted: 'success',
  expired: 'muted',
  cancelled: 'muted',
  'no-show': 'danger',
} as const

/** Still to come: it has a car by the plan. */
export const standingStates = ['held', 'requested', 'confirmed', 'vehicle-assigned'] as const satisfies ReservationState[]
/** Agreed with the customer: only what the rules let is given up without a fee. */
export const agreedStates = ['confirmed', 'vehicle-assigned'] as const satisfies ReservationState[]

export const reservationSources = { office: 'في المكتب', phone: 'بالهاتف', web: 'من الموقع' } as const
export type ReservationSource = keyof typeof reservationSources

type Numbered = { sequence: number; madeAt: Date }
export const reservationNumber = ({ sequence, madeAt }: Numbered) => reference('CB', madeAt, sequence)

/** What one reads of it now: a hold whose minute has passed holds nothing, whether or not somebody wrote it down yet. */
export const stateAt = (
  { state, holdUntil }: { state: ReservationState; holdUntil: Date | null },
  now: Date,
): ReservationState => (state === 'held' && holdUntil && holdUntil <= now ? 'expired' : state)
