import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { ClaimKind } from '../claim-kind.ts'
import { loadClaim } from '../load-for-update.ts'
import { recoverWhenPaid } from '../settling.ts'

/** Once a day: what was paid at the counter or the bank since is recovered. */
export const recoverClaims = (kind: ClaimKind) =>
  command({
    name: `${kind.area}.recover-claims`,
    permission: kind.may.decide,
    input: z.object({}),
    async run(work) {
      const open = await work.tx
        .selectFrom('damageClaims')
        .select('id')
        .where('subjectKind', '=', kind.kind)
        .where('state', 'in', ['charged', 'insured'])
        .orderBy('decidedAt')
        .limit(500)
        .execute()
      let recovered = 0
      for (const { id } of open) {
        const claim = await loadClaim(work, kind, id)
        if (claim && (await recoverWhenPaid(work, kind, claim))) recovered += 1
      }
      if (recovered === 0) work.repeated()
      return { recovered }
    },
  })
