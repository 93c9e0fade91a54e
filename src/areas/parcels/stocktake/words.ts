import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const stocktakeFactWords = {
  'parcels.stocktake-begun': 'بدأ جرد رف',
  'parcels.seen-on-shelf': 'وُجد طرد في جرد رف',
  'parcels.stocktake-ended': 'انتهى جرد رف',
}

export const stocktakeFactLines: FactLines = {
  'parcels.stocktake-begun': factLine(z.object({ shelf: z.string() }), ({ shelf }) => `بدأ جرد الرف ${shelf}`),
  'parcels.seen-on-shelf': factLine(
    z.object({ shelf: z.string(), number: z.string() }),
    ({ shelf, number }) => `وُجد الطرد ${number} في جرد الرف ${shelf}`,
  ),
  'parcels.stocktake-ended': factLine(
    z.object({ shelf: z.string(), missing: z.array(z.string()), moved: z.array(z.string()) }),
    ({ shelf, missing, moved }) =>
      [
        `انتهى جرد الرف ${shelf}`,
        ...(missing.length > 0 ? [`لم يوجد: ${missing.join('، ')}`] : []),
        ...(moved.length > 0 ? [`وُجد عليه من غيره: ${moved.join('، ')}`] : []),
        ...(missing.length + moved.length === 0 ? ['كما في السجل'] : []),
      ].join('، '),
  ),
}
