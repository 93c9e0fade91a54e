import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { bars } from '#platform/documents/bars.ts'
import { dayOf } from '#values/days.ts'

/** What is stuck on the shelves, for a scanner and for the eye. */
export const shelfLabels = (
  ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>,
  shelves: readonly { code: string; of: string }[],
) =>
  printPaper(ctx, 'areas/parcels/papers/shelf-labels.typ', {
    ...{ title: 'بطاقات الرفوف', day: dayOf(ctx.now()) },
    labels: shelves.map(({ code, of }) => ({ code, of, bars: bars(code) })),
  })
