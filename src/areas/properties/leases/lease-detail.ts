import { lastDay, occupanciesOf } from '#areas/calendar/public.ts'
import { collectingPermissions, withWaived } from '#areas/collecting/public.ts'
import { contractShown, contractsNamed, pathOfPaper, pathOfStep } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { chargesOfContracts, depositOfContract, pathOfInvoice } from '#areas/finance/public.ts'
import { openAfterLastDay } from '#areas/properties/leaving/plan.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import { newestShares } from '#areas/properties/shares.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { daysBetween } from '#values/days.ts'
import { withCharges } from './instalments-now.ts'
import { type FeePayer, leaseKind, type RegistrationState, registerUntil } from './lease.ts'
import { instalmentsOf, termsOf } from './lease-held.ts'
import { taxOfLease } from './lease-tax.ts'
import { letToAnother } from './let-to-another.ts'
import { feesOf, municipalities } from './municipal-fee.ts'
import { inForceStates, registerBy, usualFee } from './registration.ts'
import type { RentTax } from './rent-tax.ts'

/** One lease with its contract, its schedule and what came of it; null where this person sees none. */
export async function lease(ctx: Ctx, id: string | undefined) {
  const shown = await contractShown(ctx, id)
  if (shown?.kind !== leaseKind) return null
  const row = await ctx.db
    .selectFrom('leases')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .selectAll('leases')
    .select(['units.number as unitNumber', 'units.kind as unitKind', 'units.use', 'units.propertyId'])
    .select('properties.name as property')
    .leftJoin('leaseRenewalWishes as wish', 'wish.contractId', 'leases.contractId')
    .select(['wish.askedAt as wishedAt', 'wish.note as wish'])
    .where('leases.contractId', '=', shown.id)
    .executeTakeFirst()
  if (!row) return null
  const renew = shown.may.renew && !(await letToAnother(ctx, { unitId: row.unitId, contract: shown }))
  const contract = { ...shown, may: { ...shown.may, renew } }
  const mayRegister = reaches(ctx.actor, propertiesPermissions.registerLeases, contract)
  const [tax, terms, deposit, owners, fee, keptUntil] = await Promise.all([
    taxOfLease(ctx, { ...row, ...contract }),
    termsOf(ctx.db, row, contract),
    depositOfContract(ctx, contract.id),
    ownersOf(ctx, row.propertyId),
    feeOf(ctx, row, mayRegister),
    unitKeptUntil(ctx, row, contract),
  ])
  const schedule = await scheduleNow(ctx, contract, tax)
  const [mandate] = row.mandateId ? await contractsNamed(ctx, [row.mandateId]) : []
  return {
    ...{ ...row, id: contract.id, contract, tax, terms, ...schedule, deposit, owners, fee, keptUntil, today: contract.today },
    ...{ asked: row.deposit, called: unitName({ kind: row.unitKind, number: row.unitNumber }) },
    mandate: mandate ? { id: mandate.id, number: mandate.number } : null,
    registering: await registeringOf(ctx, row, contract),
    registrable: inForceStates.includes(contract.state) && row.registration !== 'registered',
    usualFee: await usualFee(ctx, row, contract.value),
    paths: pathsOf(contract.id),
    mayWarn: reaches(ctx.actor, collectingPermissions.serveNotices, contract),
    mayRegister,
  }
}
export type ShownLease = NonNullable<Awaited<ReturnType<typeof lease>>>

type Contract = NonNullable<Awaited<ReturnType<typeof contractShown>>>

/** Where the steps of its contract are taken. */
const pathsOf = (id: string) => ({
  ...{ notice: pathOfStep(id, 'notice'), terminate: pathOfStep(id, 'terminate') },
  ...{
    callOff: pathOfStep(id, 'callOff'),
    cancel: pathOfStep(id, 'cancel'),
    send: pathOfStep(id, 'send'),
    paper: pathOfPaper(id),
  },
})

/** Each instalment with what was demanded of it, paid and left open; then what the contract charged besides, and what of it all falls away. */
async function scheduleNow(ctx: Ctx, contract: Contract, { rate }: RentTax) {
  const { id, branchId, today } = contract
  const [instalments, charges] = await Promise.all([instalmentsOf(ctx.db, id), chargesOfContracts(ctx, [id])])
  const withPath = (await withWaived(ctx, [id], charges)).map((one) => ({
    ...one,
    path: pathOfInvoice(ctx, { invoiceId: one.invoiceId, branchId }),
  }))
  const rows = withCharges(id, { instalments, charges: withPath, today, rate })
  const own = new Set(rows.flatMap(({ charge }) => charge?.id ?? []))
  return {
    ...{ instalments: rows, besides: withPath.filter((charge) => !own.has(charge.id)) },
    afterLastDay: await openAfterLastDay(ctx, contract, charges),
  }
}
export type ShownInstalment = ShownLease['instalments'][number]

type Fee = {
  contractId: string
  municipalFee: bigint | null
  feePaidBy: FeePayer
  feePaidDirectly: boolean
  registrationRound: number
}

/** To whom the fee of the municipality was charged, whether it still is to be, and what whoever charges it chooses from. */
async function feeOf(ctx: Ctx, { contractId, municipalFee, ...row }: Fee, mayRegister: boolean) {
  const charged = await feesOf(ctx, contractId)
  const isCharged = charged.some(({ isTakenBack, round }) => !isTakenBack && round === row.registrationRound)
  return {
    charged,
    isOwing: municipalFee !== null && municipalFee > 0n && !isCharged && !row.feePaidDirectly,
    suppliers: mayRegister && row.feePaidBy !== 'tenant' ? await municipalities(ctx) : [],
  }
}

type Kept = { unitId: string; occupancyId: string | null }

/** The last day on which the unit is kept for whoever is to sign; null where it is not, or no more. */
async function unitKeptUntil(ctx: Ctx, { unitId, occupancyId }: Kept, { state, startsOn }: Contract) {
  if (state !== 'pending-signature' || !occupancyId) return null
  const kept = (await occupanciesOf(ctx, unitId, { from: startsOn })).find(({ id }) => id === occupancyId)
  return kept?.expiresAt ? lastDay(kept.expiresAt) : null
}

async function ownersOf(ctx: Ctx, propertyId: string) {
  const shares = (await newestShares(ctx.db, propertyId))?.shares ?? []
  const named = await customersNamed(
    ctx,
    shares.map(({ partyId }) => partyId),
  )
  return named.map(({ name }) => name)
}

type Row = { registration: RegistrationState; registeredUntil: string | null }

/** By when it is to be registered, and how many days are left; null where nothing is asked for. */
async function registeringOf(ctx: Ctx, { registration, registeredUntil }: Row, { id, state, today }: Contract) {
  if (!inForceStates.includes(state) || registration === 'registered' || registration === 'not-required') return null
  const until = registeredUntil ? registerUntil(registeredUntil) : await registerBy(ctx, id)
  return until ? { until, left: daysBetween(today, until) } : null
}
