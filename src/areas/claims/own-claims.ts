import { invoicesNow } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { claimNumber } from './claim.ts'
import { marksOf } from './claim-detail.ts'
import type { ClaimKind } from './claim-kind.ts'
import { claimsOfKind, photosOfClaim } from './queries.ts'

type Reader = Pick<Ctx, 'db'>

/** What became of what was hired by one contract, with its pictures and what is still to be paid; whose it is was asked before. */
export async function claimsOfOwn({ db }: Reader, kind: ClaimKind, contractId: string) {
  const rows = await claimsOfKind(db, kind)
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
    rows.map(async (row) => {
      const { id, kind: happening, state, at, place, what, renterPart, invoiceId } = row
      const own = await photosOfClaim(db, id)
      const marks = await marksOf({ db }, kind, row)
      const paper = papers.find((one) => one.id === invoiceId)
      return {
        ...{ id, kind: happening, state, at, place, what, renterPart, number: claimNumber(kind.letters, row) },
        ...{ owed: paper?.open ?? 0n, total: paper?.total ?? 0n },
        photos: [...own.map(({ fileId }) => fileId), ...(marks?.marks.flatMap(({ photos }) => photos) ?? [])],
      }
    }),
  )
}
export type OwnClaim = Awaited<ReturnType<typeof claimsOfOwn>>[number]

/** A picture opens to whoever sees its claim, and to whoever had the thing by a contract of their own. */
export async function permissionForPhoto(
  ctx: Ctx,
  kind: ClaimKind,
  asked: { fileId: string; own: () => Promise<readonly string[]> },
) {
  const claim = await ctx.db
    .selectFrom('damageClaimPhotos')
    .innerJoin('damageClaims', 'damageClaims.id', 'damageClaimPhotos.claimId')
    .select('branchId')
    .where('fileId', '=', asked.fileId)
    .where('subjectKind', '=', kind.kind)
    .executeTakeFirst()
  if (claim && reaches(ctx.actor, kind.may.view, claim)) return kind.may.view
  if (ctx.actor.kind !== 'customer') return null
  for (const contractId of await asked.own())
    for (const { photos } of await claimsOfOwn(ctx, kind, contractId)) if (photos.includes(asked.fileId)) return anyoneSignedIn
  return null
}
