import { contractsNamed } from '#areas/contracts/public.ts'
import { invoicesNow } from '#areas/finance/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { UnitMeter } from './meter.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const dbOf = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

const begun: readonly string[] = ['active', 'suspended', 'notice-given', 'ended', 'terminated-early']

/** The newest lease of a unit that was in force and is not settled yet: whoever uses it up by that. */
export async function leaseToBill(asked: Asked, unitId: string) {
  const leases = await dbOf(asked)
    .selectFrom('leases')
    .select(['contractId', 'utilitiesBy', 'mandateId'])
    .where('unitId', '=', unitId)
    .where('mandateId', 'is not', null)
    .execute()
  const contracts = await contractsNamed(
    asked,
    leases.map(({ contractId }) => contractId),
  )
  const newest = contracts
    .filter(({ state }) => begun.includes(state))
    .toSorted((one, other) => (one.startsOn < other.startsOn ? 1 : -1))
    .at(0)
  const lease = leases.find(({ contractId }) => contractId === newest?.id)
  return newest && lease ? { ...lease, contract: newest } : null
}

/** What a lease was charged for what was used up, the newest first; what was taken back charges nobody. */
export async function chargedOf(asked: Asked, contractId: string, kind?: UnitMeter) {
  const rows = await dbOf(asked)
    .selectFrom('utilityCharges')
    .selectAll()
    .where('contractId', '=', contractId)
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'water'))
    .orderBy('untilDay', 'desc')
    .execute()
  const papers = await invoicesNow(
    asked,
    rows.map(({ invoiceId }) => invoiceId),
  )
  return rows.map((row) => {
    const paper = papers.find(({ id }) => id === row.invoiceId)
    return { ...row, number: paper?.number ?? '', open: paper?.open ?? 0n, isTakenBack: paper?.isTakenBack ?? false }
  })
}

/** The demand that stands on this reading; null where nothing does. */
export async function chargedOn(asked: Asked, readingId: string) {
  const rows = await dbOf(asked)
    .selectFrom('utilityCharges')
    .select('invoiceId')
    .where((eb) => eb.or([eb('fromId', '=', readingId), eb('untilId', '=', readingId)]))
    .execute()
  const papers = await invoicesNow(
    asked,
    rows.map(({ invoiceId }) => invoiceId),
  )
  return papers.find(({ isTakenBack }) => !isTakenBack)?.number ?? null
}
