import { accountsOfOurs, parcelClaimPaymentOf, payingByTransfer } from '#areas/finance/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import { shownNumber } from '../journey/number.ts'
import { branchChoices } from '../journey/queries.ts'
import { seenBy } from '../journey/seen-by.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { type ClaimsAsked, claimsPerPage } from './asked.ts'
import { claimNumber, type ParcelClaimKind, type ParcelClaimState } from './claim.ts'
import { openClaimsOf } from './open-claims.ts'
import { whyNoClaim } from './opening.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'known'>

const seen = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>) =>
  db
    .selectFrom('parcelClaims')
    .innerJoin('parcels', 'parcels.id', 'parcelClaims.parcelId')
    .where((eb) => seenBy(eb, actor))

const matching = (ctx: Reader, { q, state, kind, branch }: ClaimsAsked) =>
  seen(ctx)
    .where(everyWord(q, 'parcelClaims.words'))
    .$if(state !== '', (all) => all.where('parcelClaims.state', '=', state as ParcelClaimState))
    .$if(kind !== '', (all) => all.where('parcelClaims.kind', '=', kind as ParcelClaimKind))
    .$if(isUuid(branch), (all) => all.where('parcelClaims.branchId', '=', branch))

/** One page of the claims that are asked for, those that wait first. */
export async function claimsFound(ctx: Reader, asked: ClaimsAsked) {
  const total = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(total.count)
  const at = pageWithin(asked.page, count, claimsPerPage)
  const rows = await matching(ctx, asked)
    .selectAll('parcelClaims')
    .select(['number', 'senderName', 'recipientName'])
    .orderBy(({ eb }) => eb('parcelClaims.endedAt', 'is not', null))
    .orderBy('openedAt', 'desc')
    .limit(claimsPerPage)
    .offset((at - 1) * claimsPerPage)
    .execute()
  return { rows: rows.map(listed), count, at, branches: await branchChoices(ctx) }
}
export type ClaimRow = Awaited<ReturnType<typeof claimsFound>>['rows'][number]

type Row = {
  sequence: number
  openedAt: Date
  number: string
  claimant: 'sender' | 'recipient'
  senderName: string
  recipientName: string
}
const listed = <One extends Row>({ number, ...row }: One) => ({
  ...{ ...row, claim: claimNumber(row), parcel: shownNumber(number), openedOn: dayOf(row.openedAt) },
  who: row.claimant === 'sender' ? row.senderName : row.recipientName,
})

/** One claim with its pictures and what can be done; null where this person sees none. */
export async function claimShown(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await seen(ctx)
    .selectAll('parcelClaims')
    .select(['number', 'senderName', 'recipientName', 'declaredValue', 'content', 'parcels.state as parcelState'])
    .where('parcelClaims.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const photos = await ctx.db.selectFrom('parcelClaimPhotos').select('fileId').where('claimId', '=', id).execute()
  const waits = row.state === 'opened' || row.state === 'assessed'
  const mayPay = row.state === 'accepted' && reaches(ctx.actor, payingByTransfer, row)
  return {
    ...{ ...listed(row), photos: photos.map(({ fileId }) => fileId), payment: await parcelClaimPaymentOf(ctx, id) },
    mayDecide: waits && reaches(ctx.actor, may.assessClaims, row),
    accounts: mayPay ? await accountsOfOurs(ctx) : [],
    ...{ mayPay, rules: await parcelRulesNow(ctx.db) },
  }
}
export type ShownClaim = NonNullable<Awaited<ReturnType<typeof claimShown>>>

type Parcel = { id: string; endedAt: Date | null }

/** The claims of one parcel, and whether another can be opened: for its page and its link. */
export async function claimsOfParcel({ db, now }: Pick<Ctx, 'db' | 'now'>, parcel: Parcel) {
  const rows = await db
    .selectFrom('parcelClaims')
    .selectAll()
    .where('parcelId', '=', parcel.id)
    .orderBy('openedAt', 'desc')
    .execute()
  const { claimDays } = await parcelRulesNow(db)
  const isOpen = (await openClaimsOf(db, [parcel.id])).size > 0
  return {
    claims: rows.map((row) => ({
      ...{ id: row.id, number: claimNumber(row), state: row.state, asked: row.asked, assessed: row.assessed },
      note: row.state === 'rejected' ? row.note : null,
    })),
    mayOpen: !isOpen && whyNoClaim(parcel, claimDays, dayOf(now())) === null,
  }
}
export type ClaimsOfParcel = Awaited<ReturnType<typeof claimsOfParcel>>

/** A picture opens to whoever sees the parcel. */
export async function permissionForClaimPhoto(ctx: Ctx, fileId: string) {
  const row = await seen(ctx)
    .innerJoin('parcelClaimPhotos', 'parcelClaimPhotos.claimId', 'parcelClaims.id')
    .select('fileId')
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  return row ? may.view : null
}
