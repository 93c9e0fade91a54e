import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import type { ShownRun } from '../runs/queries.ts'

/** The stops of a run on paper, with whole phones: it is the courier's while the run is open. */
export const runSheet = (ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, run: ShownRun) =>
  printPaper(ctx, 'areas/parcels/papers/run-sheet.typ', {
    ...{ title: 'كشف جولة توزيع', number: run.number, day: run.day, courier: run.courierName },
    about: [
      ['المندوب', run.courierName],
      ['الطرود', howMany(run.stops.length, 'parcel')],
      ...(run.vehicle ? [['المركبة', run.vehicle]] : []),
    ],
    rows: run.stops.map((stop) => [
      String(stop.position),
      { code: stop.number },
      stop.recipientName,
      { code: inGroups(stop.recipientPhone) },
      [stop.place, stop.quarter, stop.landmark].filter(Boolean).join('، '),
      '',
    ]),
  })
