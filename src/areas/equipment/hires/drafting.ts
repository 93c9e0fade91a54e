import { changeDraft, contractHeld } from '#areas/contracts/public.ts'
import type { Work } from '#platform/context.ts'
import { percentOf } from '#values/shares.ts'
import { equipmentPermissions } from '../permissions.ts'
import { type LoadedHire, linesOf } from './load-for-update.ts'
import { lineAhead } from './terms.ts'

type Lines = readonly Parameters<typeof lineAhead>[0][]
type Site = Pick<LoadedHire, 'restDays' | 'freeWayDays' | 'wayPrice' | 'vatRate'>

/** What a hire comes to as it is planned, with the tax. */
export function valueAhead(lines: Lines, site: Site) {
  const net = lines.reduce((sum, line) => {
    const { hire, way } = lineAhead(line, site)
    return sum + hire + way
  }, 0n)
  return net + percentOf(net, site.vatRate)
}

export const titleOf = (lines: readonly { terms: { kind: string } }[], site: string) => {
  const kinds = [...new Set(lines.map(({ terms }) => terms.kind))]
  return `${kinds.slice(0, 2).join('، ')}${kinds.length > 2 ? ' وغيرهما' : ''}، ${site}`.slice(0, 200)
}

export const termOf = (lines: readonly { startsOn: string; endsOn: string }[]) => ({
  startsOn: lines.map(({ startsOn }) => startsOn).toSorted()[0] ?? '',
  endsOn:
    lines
      .map(({ endsOn }) => endsOn)
      .toSorted()
      .at(-1) ?? '',
})

/** The draft in the register says what its lines say now. */
export async function rewriteContract(work: Work, hire: LoadedHire) {
  const lines = await linesOf(work.tx, hire.contractId)
  const contract = await contractHeld(work, hire.contractId, equipmentPermissions.quote)
  await changeDraft(
    work,
    {
      ...{ id: hire.contractId, seen: contract.version, title: titleOf(lines, hire.site), ...termOf(lines) },
      ...{ value: valueAhead(lines, hire), noticeDays: 0, autoRenew: false },
      ...{ parties: [{ partyId: contract.partyId, role: 'hirer' }], resourceIds: [] },
    },
    equipmentPermissions.quote,
  )
}
