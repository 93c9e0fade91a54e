import { printPaper } from '#areas/company/public.ts'
import { custodyBearers, handOverStatuses, type ShownHandOver } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'

type Counted = ShownHandOver & { countedAt: Date }

/** Cash of a courier as it was counted, for both who sign it. What is hidden from whoever prints it stands on no paper either. */
export const handOverPaper = (ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, one: Counted) =>
  printPaper(ctx, 'areas/parcels/custody/hand-over.typ', {
    ...{ title: 'محضر تسليم عهدة', number: one.number, day: dayOf(one.countedAt) },
    about: [
      ['المندوب', one.courier],
      ['الحالة', handOverStatuses[one.status]],
      ['أقرّ بها', momentInWords(one.declaredAt)],
      ['عُدّت', momentInWords(one.countedAt)],
      ...(one.decider
        ? [['بتّ في الفرق', [one.decider, one.borneBy && custodyBearers[one.borneBy]].filter(Boolean).join('، ')]]
        : []),
    ],
    rows: (one.taken ?? []).map(({ number, whose, amount }) => [{ code: number }, whose, inRials(amount)]),
    sums: sumsOf(one),
    ...{ courier: one.courier, counter: one.counter },
  })

function sumsOf({ sums }: ShownHandOver) {
  if (!sums || sums.counted === null) return []
  const off = sums.counted - sums.expected
  return [
    ['أقرّ به', inRials(sums.declared)],
    ['في الدفاتر', inRials(sums.expected)],
    ['المعدود', inRials(sums.counted)],
    ...(off === 0n ? [] : [[off < 0n ? 'ناقص' : 'زائد', inRials(off < 0n ? -off : off)]]),
  ]
}
