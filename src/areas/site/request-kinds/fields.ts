import { clock, weekdayAndDay } from '#values/dates.ts'
import { timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import type { Service } from '#values/services.ts'

/** One question of a request: how it is asked on the form, and how its answer is written for whoever reads it later. */
export type RequestField = {
  label: string
  options?: Readonly<Record<string, string>>
  /** For a whole number: its bounds, and the sentence that asks for it. */
  limits?: { ask: string; least: number; most: number }
  as?: 'day' | 'time' | 'money' | 'kilograms' | 'centimetres' | 'square-metres'
}
export type RequestFields = Readonly<Record<string, RequestField>>

/** A request a service page can end in; `fields` are the questions of its trade, in the order they are asked. */
export type RequestKindDeclaration = { service: Service; title: string; fields: RequestFields }

export const placeFields = { wilayat: { label: 'الولاية' }, quarter: { label: 'المنطقة' } } as const satisfies RequestFields

export const dayParts = { morning: 'صباحًا', afternoon: 'عصرًا', evening: 'مساءً' } as const

/** Answers as somebody reads them, question by question; what was left open is left out. */
export function answersTo(fields: RequestFields, given: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = written(field, given[name] ?? '')
    return answer ? [{ question: field.label, answer }] : []
  })
}

function written({ options, as }: RequestField, given: unknown) {
  const answer = String(Array.isArray(given) ? given.length || '' : given)
  if (!answer) return ''
  if (options) return options[answer] ?? answer
  if (as === 'day') return weekdayAndDay(answer)
  if (as === 'time') return clock(timeOn('2026-01-01', answer))
  if (as === 'money') return inRials(BigInt(answer))
  if (as === 'kilograms') return `${Number(answer) / 1000} كجم`
  if (as === 'centimetres') return `${Number(answer) / 10} سم`
  if (as === 'square-metres') return `${answer} م²`
  return answer
}
