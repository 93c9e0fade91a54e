import { printPaper } from '#areas/company/public.ts'
import type { ShownRemittance } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'

/** What a merchant is paid, parcel by parcel, with the papers of the fees that were kept back. */
export const remittancePaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, one: ShownRemittance) =>
  printPaper(ctx, 'areas/parcels/remittances/remittance.typ', {
    ...{ title: 'كشف تسوية تاجر', number: one.number, day: dayOf(one.askedAt) },
    about: [
      ['التاجر', one.merchant],
      ['الطرود', howMany(one.cods.length, 'parcel')],
      ['الحالة', one.label],
      ...(one.iban ? [['الآيبان', { code: one.iban }]] : []),
    ],
    rows: one.cods.map(({ number, takenOn, amount }) => [{ code: number }, { code: takenOn }, inRials(amount)]),
    kept: one.kept.map(({ number, description, amount }) => [{ code: number }, description, inRials(amount)]),
    sums: [
      ['المقبوض', inRials(one.amount + one.fees)],
      ['رسوم حُسمت', inRials(one.fees)],
      ['يُحوَّل', inRials(one.amount)],
    ],
  })
