import type { Ctx } from '#platform/context.ts'
import { percentOf } from '#values/shares.ts'
import { linesOfHires } from './load-for-update.ts'
import { poolLinesOfHires } from './pool-lines.ts'
import { lineNow } from './terms.ts'

type Hire = Omit<Parameters<typeof lineNow>[1], 'wasSent'> & { contractId: string; vatRate: number }

/** What each hire comes to by now, with the tax: as it was extended, ended or never sent since it was signed. */
export async function valuesNow({ db }: Pick<Ctx, 'db'>, hires: readonly Hire[]) {
  const ids = hires.map(({ contractId }) => contractId)
  const [lines, pools] = [await linesOfHires(db, ids), await poolLinesOfHires(db, ids)]
  const sent = await db
    .selectFrom('hireSegments')
    .select('lineId')
    .distinct()
    .where(({ eb, fn, val }) => eb('lineId', '=', fn.any(val(lines.map(({ id }) => id)))))
    .execute()
  const wasSent = new Set(sent.map(({ lineId }) => lineId))
  const netOf = (site: Hire) => {
    const ofPools = pools.filter(({ contractId }) => contractId === site.contractId).reduce((sum, { ahead }) => sum + ahead, 0n)
    return lines
      .filter(({ contractId }) => contractId === site.contractId)
      .reduce((sum, line) => sum + lineNow(line, { ...site, wasSent: wasSent.has(line.id) }).net, ofPools)
  }
  return new Map(
    hires.map((one) => {
      const net = netOf(one)
      return [one.contractId, net + percentOf(net, one.vatRate)] as const
    }),
  )
}
