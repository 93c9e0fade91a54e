import { branchNamed } from '#areas/company/public.ts'
import { depositNow, invoicesNow, pathOfInvoice } from '#areas/finance/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { claimNumber, isUndecided } from './claim.ts'
import type { ClaimKind } from './claim-kind.ts'
import { returnMarks } from './new-marks.ts'
import { photosOfClaim, within, withRenter } from './queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One claim with its pictures, who pays which part, and what can be done with it; null where this person sees none. */
export async function claimShown(ctx: Reader, kind: ClaimKind, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await within(ctx, kind)
    .selectAll('damageClaims')
    .select(['contract.number as contract', 'contract.partyId'])
    .where('damageClaims.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { words: _, ...shown } = row
  const [withName] = await withRenter(ctx, kind, [shown])
  const [subject] = await kind.subjects(ctx.db, [row.subjectId])
  const deposit = await depositNow({ db: ctx.db }, [row.contractId])
  const { may } = kind
  const at = row.decidedAt ?? ctx.now()
  return {
    ...{ ...shown, ...(await people(ctx, row)), renter: withName?.renter ?? '', branch: await branchNamed(ctx, row.branchId) },
    ...{ code: subject?.code ?? '', model: subject?.model ?? '', number: claimNumber(kind.letters, row) },
    contractPath: ctx.actor.may(may.viewContracts) ? kind.contractPath(row.contractId) : null,
    photos: (await photosOfClaim(ctx.db, id)).map(({ fileId }) => fileId),
    ...{ marks: await marksOf(ctx, kind, row), paper: await paperOf(ctx, row) },
    shares: row.estimate === null ? null : await kind.shares(ctx.db, { ...row, estimate: row.estimate }, at),
    ...{ held: deposit?.held ?? 0n, absorbLimit: await kind.absorbLimit(ctx.db), isOpen: isUndecided(row.state) },
    may: { record: reaches(ctx.actor, may.record, row), decide: reaches(ctx.actor, may.decide, row) },
  }
}
export type ShownClaim = NonNullable<Awaited<ReturnType<typeof claimShown>>>

type By = { reportedBy: string; assessedBy: string | null; decidedBy: string | null }

async function people(ctx: Reader, { reportedBy, assessedBy, decidedBy }: By) {
  const names = await namesOf(
    ctx,
    [reportedBy, assessedBy, decidedBy].flatMap((one) => one ?? []),
  )
  const nameOf = (one: string | null) => one && (names.get(one) ?? one)
  return { reporter: nameOf(reportedBy), assessor: nameOf(assessedBy), decider: nameOf(decidedBy) }
}

type WithSheet = { id: string; sheetId: string | null }

/** The marks it is about, with their pictures. */
export async function marksOf({ db }: { db: Ctx['db'] | Work['tx'] }, { sheet: kind }: ClaimKind, { id, sheetId }: WithSheet) {
  const sheet = sheetId && kind ? await returnMarks({ db }, kind, sheetId) : null
  if (!sheet) return null
  const claimed = await db.selectFrom('damageClaimMarks').select('markId').where('claimId', '=', id).execute()
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
