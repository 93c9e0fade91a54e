import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { ShownLetter } from './queries.ts'

/** To whom it may concern at the border: the company has no objection, until the rental ends. */
export const letterPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files'>, one: ShownLetter) =>
  printPaper(ctx, 'areas/vehicles/border-letters/papers/border-letter.typ', {
    ...{ number: one.number, day: dayOf(one.issuedAt), title: 'خطاب عدم ممانعة', english: words },
    ...{ country: one.country, isVoid: one.voidedAt !== null, renter: one.renter },
    ...{ fromOn: dayInWords(one.fromOn), untilOn: dayInWords(one.untilOn), from: one.fromOn, until: one.untilOn },
    pairs: [
      ['المركبة', `${one.model}، ${one.made}`],
      ['اللوحة', one.plate],
      ...(one.vin ? [['رقم الهيكل', { code: one.vin }]] : []),
      ['اللون', one.colour],
      ['السائق', one.renter],
      ...(one.licenceNumber ? [['رخصة القيادة', { code: one.licenceNumber }]] : []),
      ['عقد التأجير', { code: one.contract }],
      ['وثيقة التأمين', { code: one.policyNumber }],
      ['دولة العبور', one.country],
      ['سارٍ من', dayInWords(one.fromOn)],
      ['حتى', dayInWords(one.untilOn)],
    ],
  })

/** The labels in English beside the Arabic ones. */
const words = {
  'خطاب عدم ممانعة': 'No-objection letter',
  المركبة: 'Vehicle',
  اللوحة: 'Plate',
  'رقم الهيكل': 'VIN',
  اللون: 'Colour',
  السائق: 'Driver',
  'رخصة القيادة': 'Driving licence',
  'عقد التأجير': 'Rental agreement',
  'وثيقة التأمين': 'Insurance policy',
  'دولة العبور': 'Country',
  'سارٍ من': 'Valid from',
  حتى: 'Until',
  'ممثل الشركة': 'For the company',
}
