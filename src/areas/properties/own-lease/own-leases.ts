import { owedBy, promiseOf, uncovered, withWaived } from '#areas/collecting/public.ts'
import { contractsOfKind, standingOfContracts } from '#areas/contracts/public.ts'
import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import { chargesOfContracts, depositsHeld, lateOfContracts, ownDues, ownDuesPath, ownPayAddress } from '#areas/finance/public.ts'
import { withCharges } from '#areas/properties/leases/instalments-now.ts'
import { leaseKind, noticeBy } from '#areas/properties/leases/lease.ts'
import { instalmentsOfAll, rentChangesOfAll } from '#areas/properties/leases/lease-held.ts'
import { taxesOfLeases } from '#areas/properties/leases/lease-tax.ts'
import { openAfterLastDay } from '#areas/properties/leaving/plan.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { chequesOfLeases, withCheques } from './covered.ts'
import { isPayable, nextToPay, ownSteps } from './own-lease.ts'
import { whyLeavingStands } from './staying.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const { inForce, isFollowed } = standingOfContracts

/** The leases in force of whoever is signed in, with what they rent, until when and for how much; what ends first comes first. */
export async function leasesOfMine(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const contracts = contractsOfKind(ctx, leaseKind)
    .select(isFollowed.as('isFollowed'))
    .where('partyId', 'in', recordsOf(party.id))
    .where(inForce)
  const rows = await ctx.db
    .selectFrom('leases')
    .innerJoin(contracts.as('contract'), 'contract.id', 'leases.contractId')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .leftJoin('leaseRenewalWishes as wish', 'wish.contractId', 'leases.contractId')
    .select(['contract.id', 'contract.number', 'contract.state', 'contract.signedOn', 'contract.startsOn', 'contract.endsOn'])
    .select(['contract.leavesOn', 'contract.endedOn', 'contract.noticeDays', 'contract.isFollowed', 'contract.suspendedReason'])
    .select(['contract.noticeBy as noticeSide', 'leases.unitId', 'leases.occupancyId', 'leases.mandateId', 'units.use'])
    .select(['leases.rent', 'leases.rentFor', 'leases.frequency', 'leases.goesOn', 'leases.deposit'])
    .select(['leases.registration', 'leases.registrationNumber', 'wish.askedAt as wishedAt'])
    .select(['units.kind as unitKind', 'units.number as unitNumber', 'properties.name as property'])
    .orderBy('contract.endsOn')
    .orderBy('contract.number')
    .limit(50)
    .execute()
  return rows.map(({ unitKind: kind, unitNumber: number, ...row }) => ({
    ...{ ...row, unit: `${unitName({ kind, number })}، ${row.property}` },
    ...{ noticeBy: noticeBy(row), may: ownSteps({ ...row, isWished: row.wishedAt !== null }, dayOf(ctx.now())) },
  }))
}

export const rentsAnything = async (ctx: Reader) => (await leasesOfMine(ctx)).length > 0

/** What whoever is signed in rents, and what each lease asks of them; null without a record. */
export async function ownLeases(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return null
  const today = dayOf(ctx.now())
  const leases = await leasesOfMine(ctx)
  const ids = leases.map(({ id }) => id)
  const [charges, instalments, changes, cheques, money, held, late, promised] = await Promise.all([
    chargesOfContracts(ctx, ids),
    instalmentsOfAll(ctx.db, ids),
    rentChangesOfAll(ctx.db, ids),
    chequesOfLeases(ctx, ids),
    ownDues(ctx),
    depositsHeld(ctx, ids),
    lateOf(ctx, { partyId: party.id, ids, today }),
    promiseOf(ctx, party.id),
  ])
  const asPaymentsSay = (await withWaived(ctx, ids, charges)).map((charge) => {
    const due = money?.dues.find(({ id }) => id === charge.id)
    return { ...charge, sent: due?.sent ?? 0n, covers: due?.covers ?? [] }
  })
  const taxes = await taxesOfLeases(ctx, leases)
  const standing = await noticesThatStand(ctx, leases)
  const cancelled = await byContract(leases, (one) => openAfterLastDay(ctx, one, charges))
  const shown = leases.map(({ unitId: _, occupancyId: __, use: ___, mandateId: ____, ...one }) => ({
    ...{ ...one, ...changes(one.id), noticeStands: standing.get(one.id) ?? null },
    afterLastDay: cancelled.get(one.id) ?? null,
    instalments: withCheques(
      withCharges(one.id, {
        instalments: instalments.get(one.id) ?? [],
        charges: asPaymentsSay,
        today,
        rate: taxes.get(one.id)?.rate ?? 0,
      }),
      cheques.filter(({ contractId }) => contractId === one.id),
    ),
    held: held.get(one.id) ?? 0n,
  }))
  const next = nextToPay(shown, today)
  const asked = late.ids.length > 0 ? late.ids : next?.charge && isPayable(next) ? [next.charge.id] : []
  // A promise is for all that is late, of every service: whoever gives it reads how much that is.
  const { late: inAll } = late.amount > 0n && !promised ? await owedBy(ctx, { partyId: party.id, today }) : { late: late.amount }
  return { today, leases: shown, late: { ...late, inAll }, next, promised, duesPath: ownDuesPath, payPath: ownPayAddress(asked) }
}
export type OwnLeases = NonNullable<Awaited<ReturnType<typeof ownLeases>>>
export type OwnLease = OwnLeases['leases'][number]
export type OwnInstalment = OwnLease['instalments'][number]

type Mine = Awaited<ReturnType<typeof leasesOfMine>>[number]

/** Why what somebody would take back cannot be taken back any more. */
const noticesThatStand = (ctx: Reader, leases: readonly Mine[]) =>
  byContract(
    leases.filter(({ may }) => may.stay),
    (one) => whyLeavingStands(ctx, one),
  )

/** Asked of each: there are few. */
const byContract = async <Answer>(leases: readonly Mine[], ask: (one: Mine) => Promise<Answer>) =>
  new Map(await Promise.all(leases.map(async (one) => [one.id, await ask(one)] as const)))

type Leases = { partyId: string; ids: readonly string[]; today: string }

/** What these leases are late with and nothing covers: neither a cheque, nor credit, nor a transfer that was shown and waits. */
async function lateOf(ctx: Reader, { partyId, ids, today }: Leases) {
  const { charges, underWay } = await lateOfContracts(ctx, { today, partyIds: [partyId] })
  const owed = underWay
    .flatMap((money) => uncovered(charges, { ...money, promised: 0n }))
    .filter(({ contractId }) => contractId !== null && ids.includes(contractId))
  return { amount: owed.reduce((sum, one) => sum + one.owed, 0n), since: owed[0]?.dueOn ?? null, ids: owed.map(({ id }) => id) }
}
