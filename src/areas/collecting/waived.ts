import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

type Charge = { id: string; takenBack: bigint }

/** These charges of contracts, each with what its tenant was let off of it; what else credit notes took back is said apart. */
export async function withWaived<One extends Charge>(
  { db }: Pick<Ctx, 'db'>,
  contractIds: readonly string[],
  charges: readonly One[],
) {
  const rows = await db
    .selectFrom('waivers')
    .innerJoin('waiverCharges', 'waiverCharges.waiverId', 'waivers.id')
    .select(['chargeId', sql<bigint>`sum(waiver_charges.amount)::bigint`.as('waived')])
    .where('status', '=', 'waived')
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .groupBy('chargeId')
    .execute()
  const waivedOf = new Map(rows.map(({ chargeId, waived }) => [chargeId, waived]))
  return charges.map((one) => {
    const waived = waivedOf.get(one.id) ?? 0n
    return { ...one, waived, takenBack: one.takenBack - waived }
  })
}
