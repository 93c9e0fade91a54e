import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { type AskedMachines, linesAsked, offeredOn } from './catalogue/offering.ts'
import { machinesAhead } from './catalogue/pricing-ahead.ts'
import { beginQuotation, type Somebody } from './hires/beginning.ts'
import type { AskedSite } from './hires/use-cases/hire-fields.ts'
import { hirePath } from './paths.ts'
import { equipmentPermissions } from './permissions.ts'

export { cancellingMachines, machinesInWords } from './catalogue/public-terms.ts'
/** The page on which a visitor chooses machines: what there is, what it costs, and what its words may say of it. */
export { machineCatalogue } from './catalogue/queries.ts'

/** Whoever may write a quotation for machines. */
export const quotingMachines = equipmentPermissions.quote
export const pathOfHire = (contractId: string) => hirePath(contractId)

export type MachinesWanted = AskedMachines & { km: number; wilayat: string }

/** What somebody asks for as it is priced now; what cannot be had is told under its field. */
export const priceMachines = (work: Pick<Work, 'tx' | 'now'>, wanted: MachinesWanted) =>
  machinesAhead({ db: work.tx, now: work.now }, wanted)

type Quoted = { id: string; somebody: Somebody; site: AskedSite; wanted: AskedMachines }

/** A quotation with all that was asked for, in the first branch of whoever writes it. */
export async function quoteMachines(work: Work, { id, somebody, site, wanted }: Quoted) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968022))`.execute(work.tx)
  const near = (await branches(work)).find((branch) => reaches(work.actor, quotingMachines, { branchId: branch.id }))
  if (!near) throw new Refusal('equipment.no-branch', 'لا فرع لك تعد منه عرض السعر.')
  const lines = linesAsked(await offeredOn(work.tx, wanted.startsOn), wanted)
  const { startsOn, endsOn } = wanted
  const pools = (wanted.pools ?? []).map((pool) => ({ ...pool, startsOn, endsOn }))
  return beginQuotation(work, { id, branchId: near.id, somebody, site, lines, pools })
}
