import { car } from './cars.ts'
import { quotation, siteVisit } from './construction.ts'
import { hire } from './equipment.ts'
import { answersTo, type RequestField, type RequestKindDeclaration } from './fields.ts'
import { machines } from './machines.ts'
import { pickup } from './parcels.ts'
import { property, viewing } from './rent.ts'

export const requestKinds = {
  property,
  viewing,
  'site-visit': siteVisit,
  quotation,
  hire,
  machines,
  car,
  pickup,
} as const satisfies Record<string, RequestKindDeclaration>
export type RequestKind = keyof typeof requestKinds

export type Trade = Readonly<Record<string, unknown>>

const commonFields = { details: { label: 'تفاصيل' }, files: { label: 'المرفقات' } }

export function answersOf(kind: RequestKind, given: Trade) {
  return answersTo({ ...requestKinds[kind].fields, ...commonFields }, given)
}

/** The names of the questions that ask for a day. */
export function daysAskedBy(kind: RequestKind) {
  const fields = Object.entries<RequestField>(requestKinds[kind].fields)
  return fields.filter(([, { as }]) => as === 'day').map(([name]) => name)
}
