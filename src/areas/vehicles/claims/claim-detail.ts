import { branchNamed } from '#areas/company/public.ts'
import {
  accountsOfOurs,
  depositNow,
  insurerPaymentOf,
  invoicesNow,
  pathOfInvoice,
  takingFromInsurers,
} from '#areas/finance/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { rentalPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { plateText } from '#values/plates.ts'
import { rulesNow } from '../terms/queries.ts'
import { brokenIn, claimNumber, isUndecided, sharesOf } from './claim.ts'
import { returnMarks } from './new-marks.ts'
import { named, photosOfClaim, within } from './queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One claim with its pictures, who pays which part, and what can be done with it; null where this person sees none. */
export async function claim(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await within(ctx)
    .selectAll('carClaims')
    .select(['model', 'plateDigits', 'plateLetters', 'contract.number as contract', 'contract.partyId'])
    .where('carClaims.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { words: _, ...shown } = row
  const [withName] = await named(ctx, [shown])
  const people = await namesOf(
    ctx,
    [row.reportedBy, row.assessedBy, row.decidedBy].flatMap((one) => one ?? []),
  )
  const nameOf = (one: string | null) => one && (people.get(one) ?? one)
  const deposit = await depositNow({ db: ctx.db }, [row.contractId])
  const allowed = (permission: typeof may.view) => reaches(ctx.actor, permission, row)
  const mayTake = allowed(takingFromInsurers)
  const insurerPayment = row.insurerPart ? await insurerPaymentOf(ctx, id) : undefined
  const waitsForInsurer = Boolean(row.insurerPart) && !insurerPayment
  return {
    ...shown,
    ...{ number: claimNumber(row), renter: withName?.renter ?? '', branch: await branchNamed(ctx, row.branchId) },
    plate: plateText({ digits: row.plateDigits, letters: row.plateLetters }),
    contractPath: ctx.actor.may(may.viewReservations) ? rentalPath(row.contractId) : null,
    photos: (await photosOfClaim(ctx, id)).map(({ fileId }) => fileId),
    ...{ marks: await marksOf(ctx, row), paper: await paperOf(ctx, row) },
    ...{ reporter: nameOf(row.reportedBy), assessor: nameOf(row.assessedBy), decider: nameOf(row.decidedBy) },
    ...{ ...weighed(row, ctx.now()), insurerPayment: insurerPayment ?? null, waitsForInsurer },
    held: deposit?.held ?? 0n,
    absorbLimit: (await rulesNow(ctx.db)).absorbLimit,
    accounts: waitsForInsurer && mayTake ? await accountsOfOurs(ctx) : [],
    ...{ isOpen: isUndecided(row.state), may: { report: allowed(may.handOver), assess: allowed(may.assess), take: mayTake } },
  }
}
export type ShownClaim = NonNullable<Awaited<ReturnType<typeof claim>>>

type Weighed = Parameters<typeof brokenIn>[0] &
  Omit<Parameters<typeof sharesOf>[0], 'broken' | 'estimate'> & { estimate: bigint | null; decidedAt: Date | null }

/** What breaks the terms as it was when it was decided, and who pays what. */
function weighed({ estimate, decidedAt, ...row }: Weighed, now: Date) {
  const broken = brokenIn(row, decidedAt ?? now)
  return { broken, shares: estimate === null ? null : sharesOf({ ...row, estimate, broken }) }
}

/** The marks it is about, with their pictures. */
export async function marksOf({ db }: Pick<Ctx, 'db'>, { id, sheetId }: { id: string; sheetId: string | null }) {
  const sheet = sheetId ? await returnMarks({ db }, sheetId) : null
  if (!sheet) return null
  const claimed = await db.selectFrom('carClaimMarks').select('markId').where('claimId', '=', id).execute()
  const ids = new Set(claimed.map(({ markId }) => markId))
  return { ...sheet, marks: sheet.marks.filter((mark) => ids.has(mark.id)) }
}

/** The paper the renter owes it by, for whoever may open it. */
async function paperOf(ctx: Reader, { invoiceId, branchId }: { invoiceId: string | null; branchId: string }) {
  if (!invoiceId) return null
  const [paper] = await invoicesNow({ db: ctx.db }, [invoiceId])
  if (!paper) return null
  const { number, total, open } = paper
  return { number, total, open, path: pathOfInvoice(ctx, { invoiceId, branchId }) }
}
