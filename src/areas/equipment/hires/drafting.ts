import { changeDraft, contractHeld } from '#areas/contracts/public.ts'
import type { Work } from '#platform/context.ts'
import { percentOf } from '#values/shares.ts'
import { equipmentPermissions } from '../permissions.ts'
import { type LoadedHire, linesOf } from './load-for-update.ts'
import { type PoolLine, poolLines } from './pool-lines.ts'
import { lineAhead } from './terms.ts'

type Lines = readonly Parameters<typeof lineAhead>[0][]
export type Plan<Line> = { lines: readonly Line[]; pools: readonly PoolLine[] }
type Site = Pick<LoadedHire, 'restDays' | 'holidays' | 'freeWayDays' | 'wayPrice' | 'vatRate'>

/** What a hire comes to as it is planned, with the tax. */
export function valueAhead({ lines, pools }: Plan<Lines[number]>, site: Site) {
  const ofLines = lines.reduce((sum, line) => sum + lineAhead(line, site).net, 0n)
  const net = pools.reduce((sum, { ahead }) => sum + ahead, ofLines)
  return net + percentOf(net, site.vatRate)
}

/** What is kept of the customer until all of it is back. */
export const depositAhead = ({ lines, pools }: Plan<{ terms: { deposit: bigint } }>) =>
  lines.reduce((sum, { terms }) => sum + terms.deposit, 0n) +
  pools.reduce((sum, { deposit, quantity }) => sum + deposit * BigInt(quantity), 0n)

export const titleOf = ({ lines, pools }: Plan<{ terms: { kind: string } }>, site: string) => {
  const kinds = [...new Set([...lines.map(({ terms }) => terms.kind), ...pools.map(({ name }) => name)])]
  return `${kinds.slice(0, 2).join('، ')}${kinds.length > 2 ? ' وغيرهما' : ''}، ${site}`.slice(0, 200)
}

export const termOf = ({ lines, pools }: Plan<{ startsOn: string; endsOn: string }>) => ({
  startsOn: [...lines, ...pools].map(({ startsOn }) => startsOn).toSorted()[0] ?? '',
  endsOn:
    [...lines, ...pools]
      .map(({ endsOn }) => endsOn)
      .toSorted()
      .at(-1) ?? '',
})

/** The draft in the register says what its lines say now. */
export async function rewriteContract(work: Work, hire: LoadedHire) {
  const plan = { lines: await linesOf(work.tx, hire.contractId), pools: await poolLines(work.tx, hire.contractId) }
  const contract = await contractHeld(work, hire.contractId, equipmentPermissions.quote)
  await changeDraft(
    work,
    {
      ...{ id: hire.contractId, seen: contract.version, title: titleOf(plan, hire.site), ...termOf(plan) },
      ...{ value: valueAhead(plan, hire), noticeDays: 0, autoRenew: false },
      ...{ parties: [{ partyId: contract.partyId, role: 'hirer' }], resourceIds: [] },
    },
    equipmentPermissions.quote,
  )
}
