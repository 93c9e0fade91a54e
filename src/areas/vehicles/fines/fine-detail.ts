import { branchNamed } from '#areas/company/public.ts'
import { invoicesNow, pathOfInvoice } from '#areas/finance/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { rentalPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { plateText } from '#values/plates.ts'
import { rulesNow } from '../terms/queries.ts'
import { isUndecided } from './fine.ts'
import { named, within } from './queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** One fine with the proof of who had the car, and what can be done with it; null where this person sees none. */
export async function fine(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await within(ctx)
    .selectAll('carFines')
    .select(['model', 'contractId', 'contract.number as contract', 'contract.partyId'])
    .select(['outAt', 'backAt', 'odometerOut', 'odometerBack'])
    .where('carFines.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { words: _, outAt, backAt, odometerOut, odometerBack, ...shown } = row
  const [withName] = await named(ctx, [shown])
  const people = await namesOf(ctx, [row.recordedBy, ...(row.decidedBy ? [row.decidedBy] : [])])
  const { fineFee, absorbLimit } = await rulesNow(ctx.db)
  const seesContract = ctx.actor.may(may.viewReservations)
  return {
    ...shown,
    renter: withName?.renter ?? null,
    ...{ plate: plateText({ digits: row.plateDigits, letters: row.plateLetters }), branch: await branchNamed(ctx, row.branchId) },
    proof: outAt && odometerOut !== null ? { outAt, backAt, odometerOut, odometerBack } : null,
    contractPath: row.contractId && seesContract ? rentalPath(row.contractId) : null,
    papers: await papersOf(ctx, row),
    recorder: people.get(row.recordedBy) ?? row.recordedBy,
    decider: row.decidedBy && (people.get(row.decidedBy) ?? row.decidedBy),
    ...{ fineFee, absorbLimit, isOpen: isUndecided(row.state) },
  }
}
export type ShownFine = NonNullable<Awaited<ReturnType<typeof fine>>>

type Papers = { branchId: string; invoiceId: string | null; feeInvoiceId: string | null }

/** The note of the fine and the invoice of our fee, for whoever may open them. */
async function papersOf(ctx: Reader, { branchId, invoiceId, feeInvoiceId }: Papers) {
  const ids = [invoiceId, feeInvoiceId].flatMap((id) => id ?? [])
  const papers = await invoicesNow({ db: ctx.db }, ids)
  return ids.flatMap((id) =>
    papers
      .filter((paper) => paper.id === id)
      .map(({ number, total }) => ({ id, number, total, path: pathOfInvoice(ctx, { invoiceId: id, branchId }) })),
  )
}
