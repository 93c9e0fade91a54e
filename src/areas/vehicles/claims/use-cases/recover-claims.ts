import { z } from 'zod'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { loadClaim } from '../load-for-update.ts'
import { recoverWhenPaid } from '../settling.ts'

/** Once a day: what was paid at the counter or the bank since is recovered. */
export const recoverClaims = command({
  name: 'vehicles.recover-claims',
  permission: vehiclesPermissions.assess,
  input: z.object({}),
  async run(work) {
    const open = await work.tx
      .selectFrom('carClaims')
      .select('id')
      .where('state', 'in', ['charged', 'insured'])
      .orderBy('decidedAt')
      .limit(500)
      .execute()
    let recovered = 0
    for (const { id } of open) {
      const claim = await loadClaim(work, id)
      if (claim && (await recoverWhenPaid(work, claim))) recovered += 1
    }
    if (recovered === 0) work.repeated()
    return { recovered }
  },
})
