import type { Ctx } from '#platform/context.ts'
import { carSheetTitles } from '../sheets/car-sheet-words.ts'
import { ownCarSheets } from '../sheets/own-sheets.ts'
import { hasDepositPaper } from './deposit-paper.ts'
import type { OwnRental } from './own-rentals.ts'
import { segmentsShown } from './segment-shown.ts'

/** What their rental was written down on, each with where it opens below its page. */
export async function ownPapers(ctx: Pick<Ctx, 'db' | 'actor'>, { id, hasPaper }: OwnRental) {
  const sheets = await ownCarSheets(ctx, id)
  const swaps = (await segmentsShown(ctx.db, id)).slice(1)
  return [
    ...(hasPaper ? [{ label: 'عقد التأجير', to: 'agreement/pdf' }] : []),
    ...((await hasDepositPaper(ctx, id)) ? [{ label: 'سند التأمين المسترد', to: 'deposit/pdf' }] : []),
    ...sheets.map((sheet) => ({ label: carSheetTitles[sheet.kind], to: `sheets/${sheet.id}/pdf` })),
    ...swaps.map((swap) => ({ label: 'محضر استبدال السيارة', to: `swaps/${swap.id}/pdf` })),
  ]
}
export type OwnPaper = Awaited<ReturnType<typeof ownPapers>>[number]
