import { DeclareCustodyInput, declareCustody, sumOfPieces } from '#areas/finance/public-cod.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** A courier says what they counted, at the end of a round, and shows the code of it to the cashier. */
export const declareOwn = command({
  name: 'parcels.declare-custody',
  permission: may.deliver,
  input: DeclareCustodyInput,
  async run(work, { id, ...pieces }) {
    const branchId = await branchOfCourier(work)
    return declareCustody(work, { id, courierId: work.actor.id, branchId, declared: sumOfPieces(pieces), pieces })
  },
})

/** Where their last run began. */
async function branchOfCourier({ tx, actor }: Work) {
  const run = await tx
    .selectFrom('parcelRuns')
    .select('branchId')
    .where('courierId', '=', actor.id)
    .orderBy('day', 'desc')
    .orderBy('plannedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!run) throw new Refusal('parcels.no-run', 'ليس لك جولة بعد، فلا عهدة لك.')
  return run.branchId
}
