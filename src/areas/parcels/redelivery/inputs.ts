import { z } from 'zod'
import type { Place } from '#values/pins.ts'
import { placeFaults, placeInText } from '#values/place-in-text.ts'
import { chosen, optionalText, plannedDay, written } from '#values/shapes.ts'
import { windowStarts } from './windows.ts'

const when = { day: plannedDay('اختر اليوم.'), from: chosen(windowStarts, 'اختر الوقت.') }

const Where = z.object({
  to: chosen(['door', 'branch'], 'اختر أين تستلمه.'),
  branchId: z.uuid('اختر الفرع.').optional(),
  place: optionalText(60),
  quarter: optionalText(80),
  landmark: optionalText(160),
  building: optionalText(80),
  agreed: z.literal('yes').optional(),
})
export type WhereAsked = z.output<typeof Where>
export type RedeliveryForm = Partial<Record<keyof z.input<typeof Where> | 'day' | 'from' | 'collector' | 'instructions', string>>

function mustSayWhere({ to, branchId, place, landmark }: WhereAsked, context: z.RefinementCtx) {
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (to === 'branch' && !branchId) fault('branchId', 'اختر الفرع.')
  if (to === 'door' && !place) fault('place', 'اختر الولاية.')
  if (to === 'door' && !landmark) fault('landmark', 'اكتب علامة قريبة يستدل بها المندوب.')
}

const wishes = { collector: optionalText(120), instructions: optionalText(200) }

const byLink = { parcelToken: z.string() }
const byStaff = { parcelId: z.uuid() }

export const RescheduleOwnInput = z.object({ ...byLink, ...when })
export const RescheduleInput = z.object({ ...byStaff, ...when })
export const RedirectOwnInput = Where.extend(byLink).superRefine(mustSayWhere)
export const RedirectInput = Where.extend(byStaff).superRefine(mustSayWhere)
export const KeepOwnWishesInput = z.object({ ...byLink, ...wishes })
export const KeepWishesInput = z.object({ ...byStaff, ...wishes })

const askPlace = 'الصق رابط موقعك من الخرائط، أو اكتب إحداثياته.'
const pin = {
  place: z
    .string(askPlace)
    .max(500, 'النص أطول من الحد. الصق الرابط وحده.')
    .transform((text, context) => {
      const found = placeInText(text)
      if (typeof found !== 'string') return found
      context.addIssue({ code: 'custom', message: placeFaults[found] })
      return z.NEVER
    }),
  /** By how many metres a phone may be wrong; without it the place was pasted. */
  accuracy: z
    .string()
    .optional()
    .transform((text) => (text && /^\d{1,6}$/.test(text) ? Number(text) : null)),
}
export type PinAsked = { place: Place; accuracy: number | null }
export type PinForm = { place: string; accuracy: string }

export const PinOwnPlaceInput = z.object({ ...byLink, ...pin })
export const PinPlaceInput = z.object({ ...byStaff, ...pin })

const answer = chosen(['yes', 'no'], 'اختر بماذا رد.')
export const AnswerOwnAskInput = z.object({ ...byStaff, answer })
export const AnswerAskInput = z.object({ ...byStaff, answer, how: written('اكتب متى رد المرسل وكيف.', 160) })
export type AnswerForm = { answer: string; how: string }
