import { invoicesNow } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { claimNumber } from './claim.ts'
import { marksOf } from './claim-detail.ts'
import { photosOfClaim } from './queries.ts'

/** What became of the car of one rental, with its pictures and what is still to be paid; whose it is was asked before. */
export async function claimsOfOwn({ db }: Pick<Ctx, 'db'>, contractId: string) {
  const rows = await db
    .selectFrom('carClaims')
    .select(['id', 'sequence', 'reportedAt', 'kind', 'state', 'at', 'place', 'what', 'sheetId', 'renterPart', 'invoiceId'])
    .where('contractId', '=', contractId)
    .where('state', '<>', 'closed')
    .orderBy('at')
    .orderBy('sequence')
    .limit(20)
    .execute()
  const papers = await invoicesNow(
    { db },
    rows.flatMap(({ invoiceId }) => invoiceId ?? []),
  )
  return Promise.all(
    rows.map(async ({ sheetId, ...row }) => {
      const own = await photosOfClaim({ db }, row.id)
      const marks = await marksOf({ db }, { id: row.id, sheetId })
      const paper = papers.find(({ id }) => id === row.invoiceId)
      return {
        ...{ ...row, number: claimNumber(row), owed: paper?.open ?? 0n, total: paper?.total ?? 0n },
        photos: [...own.map(({ fileId }) => fileId), ...(marks?.marks.flatMap(({ photos }) => photos) ?? [])],
      }
    }),
  )
}
export type OwnClaim = Awaited<ReturnType<typeof claimsOfOwn>>[number]
