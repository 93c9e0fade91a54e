import { type ClaimRow as AnyRow, claimsAsked, claimsOfContract, openClaimsOf, returnSheets } from '#areas/claims/public.ts'
import { contractsSeen } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { endOfDay, startOfDay } from '#values/days.ts'
import { machineSheet } from '../hand-overs/machine-sheet.ts'
import { hireKind } from '../hires/hire.ts'
import { branchChoices } from '../machines/queries.ts'
import type { ClaimsAsked } from './claim-asked.ts'
import { machineClaim } from './machine-claim.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** One page of the claims of machines that are asked for. */
export async function claims(ctx: Reader, { machine, ...asked }: ClaimsAsked) {
  const found = await claimsAsked(ctx, machineClaim, { ...asked, subject: machine })
  return { ...found, branches: await branchChoices(ctx) }
}
export type ClaimRow = AnyRow

/** What keeps the deposit of a hire. */
export const openMachineClaims = (db: Ctx['db'] | Work['tx'], contractId: string) => openClaimsOf(db, machineClaim, [contractId])

/** The claims of a hire for its page, and whether one can be opened; null where this person sees none. */
export async function hireClaims(ctx: Ctx, contractId: string) {
  if (!ctx.actor.may(may.view)) return null
  const claims = await claimsOfContract(ctx, machineClaim, contractId)
  return { contractId, claims, mayOpen: (await machinesHired(ctx, { hire: contractId, machine: null })).length > 0 }
}
export type HireClaimsShown = NonNullable<Awaited<ReturnType<typeof hireClaims>>>

/** The signed return sheets of a hire with marks its outgoing ones do not show. */
export async function sheetsToClaim({ db }: Pick<Ctx, 'db'>, contractId: string | null) {
  if (!isUuid(contractId ?? '')) return []
  const stays = await db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .select('hireSegments.occupancyId')
    .where('contractId', '=', contractId ?? '')
    .orderBy('outAt')
    .execute()
  const sheets = await returnSheets(
    { db },
    machineSheet,
    stays.map(({ occupancyId }) => occupancyId),
  )
  return sheets.filter(({ marks }) => marks.some(({ isNew }) => isNew))
}

type Asked = { hire: string | null; machine: string | null }

/** The machines a damage can be of: all that were out by the hire that is asked for, else those that are out now. */
export async function machinesHired(ctx: Reader, { hire, machine }: Asked) {
  if (!ctx.actor.may(may.claims)) return []
  const seen = contractsSeen({ ...ctx, permission: may.claims }, hireKind)
  const rows = await ctx.db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .innerJoin(seen.as('contract'), 'contract.id', 'hireLines.contractId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .select(['hireSegments.id', 'machineId', 'code', 'model', 'outAt', 'backAt', 'site', 'contract.number', 'contract.partyId'])
    .$if(isUuid(hire ?? ''), (all) => all.where('contract.id', '=', hire ?? ''))
    .$if(!isUuid(hire ?? ''), (all) => all.where('backAt', 'is', null))
    .$if(isUuid(machine ?? ''), (all) => all.where('machineId', '=', machine ?? ''))
    .orderBy('outAt', 'desc')
    .limit(200)
    .execute()
  const named = await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])
  return rows.map(({ partyId, ...row }) => ({ ...row, name: named.find(({ id }) => id === partyId)?.name ?? '' }))
}
export type HiredMachine = Awaited<ReturnType<typeof machinesHired>>[number]

type Day = { segmentId: string; contractId: string; day: string }

/** Of a day the hirer broke it: its claim where there is one, and whether one can be opened. */
export async function claimOfDay(ctx: Reader, { segmentId, contractId, day }: Day) {
  const segment = await ctx.db.selectFrom('hireSegments').select('machineId').where('id', '=', segmentId).executeTakeFirst()
  const rows = await claimsOfContract(ctx, machineClaim, contractId)
  const within = rows.filter(({ at }) => at >= startOfDay(day) && at < endOfDay(day))
  const claim = within.find(({ subjectId, state }) => subjectId === segment?.machineId && state !== 'closed') ?? null
  const mayOpen = (await machinesHired(ctx, { hire: contractId, machine: segment?.machineId ?? null })).length > 0
  return { claim: claim && { id: claim.id, number: claim.number }, mayOpen }
}
export type ClaimOfDay = Awaited<ReturnType<typeof claimOfDay>>
