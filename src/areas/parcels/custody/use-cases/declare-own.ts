import { DeclareCustodyInput, declareCustody, sumOfPieces, withCourier } from '#areas/finance/public-cod.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { officeFor } from '../../counter/agents.ts'

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

/** Where their last run began; of who has none, the office of the shop where they took what they have. */
async function branchOfCourier(work: Work) {
  const { tx, actor } = work
  const run = await tx
    .selectFrom('parcelRuns')
    .select('branchId')
    .where('courierId', '=', actor.id)
    .orderBy('day', 'desc')
    .orderBy('plannedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (run) return run.branchId
  const { cods, parts } = await withCourier({ tx }, actor.id)
  const last = [...cods, ...parts].at(-1)
  if (!last) throw new Refusal('parcels.no-run', 'ليس لك جولة بعد، فلا عهدة لك.')
  return officeFor(work, last.branchId)
}
