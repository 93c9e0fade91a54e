import { contractsNamed } from '#areas/contracts/public.ts'
import { depositNow } from '#areas/finance/public.ts'
import type { ShownSheet } from '#areas/handovers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { percentOf } from '#values/shares.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import { accountOf } from './coming-back.ts'

type Sheet = Pick<ShownSheet, 'kind' | 'readings'> & { occupancyId: string | null }

/** The rental a sheet of a stay belongs to; of a return, what it comes to as it is written now. */
export async function rentalOnSheet(ctx: Pick<Ctx, 'db' | 'now'>, sheet: Sheet) {
  if (!sheet.occupancyId) return null
  const row = await ctx.db
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .leftJoin('carRentalSegments', (on) =>
      on
        .onRef('carRentalSegments.contractId', '=', 'carRentals.contractId')
        .on('carRentalSegments.occupancyId', '=', sheet.occupancyId),
    )
    .selectAll('carRentals')
    .select(['snapshot', 'startsAt', 'endsAt', 'odometerOut', 'fuelOut', 'outAt'])
    .where(({ or, eb }) =>
      or([
        eb('carReservations.occupancyId', '=', sheet.occupancyId),
        eb('carRentalSegments.occupancyId', '=', sheet.occupancyId),
      ]),
    )
    .executeTakeFirst()
  if (!row) return null
  const [contract] = await contractsNamed(ctx, [row.contractId])
  const about = { contractId: row.contractId, number: contract?.number ?? '' }
  const { odometer, fuel } = sheet.readings
  const isRead = sheet.kind === 'return' && row.odometerOut !== null && odometer !== undefined && fuel !== undefined
  if (!isRead || row.state !== 'out') return { ...about, account: null }
  const { terms } = agreedIn(row)
  const out = { odometerOut: row.odometerOut ?? 0, fuelOut: row.fuelOut ?? 0 }
  const returnedAt = row.backNotedAt ?? ctx.now()
  const back = { odometer, fuel }
  const lines = accountOf({ ...row, terms }, { out, back, drivenBefore: await drivenBefore(ctx, row.contractId), returnedAt })
  const taxed = lines.filter(({ kind }) => kind !== 'car-damage').reduce((sum, { net }) => sum + net, 0n)
  const vat = percentOf(taxed, terms.vatRate)
  const total = lines.reduce((sum, { net }) => sum + net, 0n) + vat
  const held = (await depositNow({ db: ctx.db }, [row.contractId]))?.held ?? 0n
  return { ...about, account: { lines, vat, total, held, returnedAt, damage: row.damage, damageAbout: row.damageAbout } }
}
export type RentalOnSheet = NonNullable<Awaited<ReturnType<typeof rentalOnSheet>>>

/** Driven with the cars of it that are back. */
async function drivenBefore({ db }: Pick<Ctx, 'db'>, contractId: string) {
  const rows = await db
    .selectFrom('carRentalSegments')
    .select(['odometerOut', 'odometerBack'])
    .where('contractId', '=', contractId)
    .where('backAt', 'is not', null)
    .execute()
  return rows.reduce((sum, one) => sum + (one.odometerBack ?? one.odometerOut) - one.odometerOut, 0)
}
