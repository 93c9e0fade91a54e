import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import type { ShownBag } from '../bags/queries.ts'

/** What travels in a bag, for the driver and for whoever opens it. */
export const manifest = (ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, bag: ShownBag) =>
  printPaper(ctx, 'areas/parcels/papers/manifest.typ', {
    ...{ title: 'بيان النقل', number: bag.number, day: dayOf(bag.sentAt ?? bag.openedAt), driver: bag.driver ?? '' },
    about: [
      ['من', bag.from],
      ['إلى', bag.to],
      ['رقم الختم', { code: bag.seal ?? '' }],
      ['السائق', bag.driver ?? ''],
      ['هاتف السائق', { code: inGroups(bag.driverPhone ?? '') }],
      ...(bag.plate ? [['المركبة', bag.plate]] : []),
    ],
    rows: bag.content.map((one, index) => [
      String(index + 1),
      { code: one.number },
      `${one.n} من ${one.pieceCount}`,
      one.place,
      `${(one.grams / 1_000).toFixed(3)} كجم`,
    ]),
    count: `في الكيس ${howMany(bag.content.length, 'piece')}`,
  })
