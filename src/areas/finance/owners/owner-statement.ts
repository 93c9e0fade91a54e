import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { type Collected, collectedOf, commissionOf, ownerMoved, spentOf, sumsOf } from './pool-movements.ts'
import type { Stretch } from './stretch.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

export type OwnerShare = { partyId: string; parts: bigint; whole: bigint }

/** Of which mandate, of when, and for whom: all its owners, or one of them alone. */
export type OwnerStatementOf = {
  mandateId: string
  label: string
  days: string
  stretch: Stretch
  /** Of what owners are owed: a settlement with what was paid of it, until the next one. */
  ownersStretch: Stretch
  owners: readonly OwnerShare[]
  isOfOne: boolean
  /** Of a settlement: its number, and what it left in the pool. */
  settled: { number: string; reserve: bigint; uncleared: bigint; isReversed: boolean } | null
}

/** So many payments fit on paper. */
const most = 3_000

const total = <One>(rows: readonly One[], figure: (row: One) => bigint) => rows.reduce((sum, row) => sum + figure(row), 0n)

/** What moved a pool in a stretch, line by line and in sum. */
export async function movedIn(ctx: Pick<Ctx, 'db'>, of: { mandateId: string; stretch: Stretch }) {
  const [collected, commission, spent, sums] = await Promise.all([
    collectedOf(ctx, of),
    commissionOf(ctx, of),
    spentOf(ctx, of),
    sumsOf(ctx, of),
  ])
  return {
    ...{ lines: { collected, commission, spent }, sums },
    collected: total(collected, ({ amount }) => amount),
    rents: total(collected, ({ rent }) => rent),
    commission: total(commission, ({ net }) => net),
    vat: total(commission, (one) => one.vat),
    expenses: total(spent, ({ amount }) => amount) - sums.credited,
  }
}

/** All that the statement says: every baisa between what lay there before and what lies there after has its line. */
export async function ownerStatement(ctx: Reader, of: OwnerStatementOf) {
  const { lines, sums, collected: came, rents, commission: net, vat, expenses } = await movedIn(ctx, of)
  const { collected, commission, spent } = lines
  if (collected.length > most) throw new Refusal('finance.statement-too-long', 'الحركات أكثر مما يُطبع. ضيّق المدة.', 422)
  const told = came - net - vat - expenses + sums.lent - sums.settled
  return {
    ...{ label: of.label, days: of.days, day: dayOf(ctx.now()), settled: of.settled, isOfOne: of.isOfOne },
    sums: {
      ...{ opening: sums.opening, collected: came, rents, commission: net, vat, expenses },
      ...{ lent: sums.lent, settled: sums.settled },
      ...{ other: sums.moved - told, closing: sums.opening + sums.moved },
    },
    tenants: await byTenant(ctx, collected),
    ...{ commission, spent },
    owners: await ownersOf(ctx, of),
  }
}
export type OwnerStatement = Awaited<ReturnType<typeof ownerStatement>>

/** Unit by unit and tenant by tenant, each with its payments and what they come to. */
async function byTenant({ db }: Reader, rows: readonly Collected[]) {
  const named = await customersNamed({ db }, [...new Set(rows.map(({ partyId }) => partyId))])
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const groups = Map.groupBy(rows, ({ partyId, contractId, resourceId }) => `${resourceId} ${contractId} ${partyId}`)
  return [...groups.values()].map((paid) => ({
    tenant: names.get(paid[0]?.partyId ?? '') ?? '',
    paid: paid.map(({ day, description, paper, amount }) => ({ day, description, paper, amount })),
    amount: total(paid, ({ amount }) => amount),
  }))
}

async function ownersOf(ctx: Reader, { owners, mandateId, ownersStretch: stretch }: OwnerStatementOf) {
  const named = await customersNamed(
    { db: ctx.db },
    owners.map(({ partyId }) => partyId),
  )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return Promise.all(
    owners.map(async ({ partyId, parts, whole }) => {
      const { opening, settled, paid, setOff, moved } = await ownerMoved(ctx, { mandateId, stretch, partyId })
      const other = moved - settled + paid + setOff
      return { name: names.get(partyId) ?? '', parts, whole, opening, settled, other, paid, setOff, closing: opening + moved }
    }),
  )
}

export const daysOf = (from: string | null, to: string) =>
  from ? `من ${dayInWords(from)} إلى ${dayInWords(to)}` : `حتى ${dayInWords(to)}`
