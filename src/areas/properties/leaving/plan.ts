import { contractsNamed } from '#areas/contracts/public.ts'
import { chargesOfContracts, depositNow } from '#areas/finance/public.ts'
import { upTo } from '#areas/properties/leases/changes-of-term.ts'
import { termsOf } from '#areas/properties/leases/lease-held.ts'
import { taxesOfLeases } from '#areas/properties/leases/lease-tax.ts'
import { scheduleOf, totalOf } from '#areas/properties/leases/schedule.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { percentOf, vatOfCredit } from '#values/shares.ts'
import { beyond, leavingStates, settled } from './move-out.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const dbOf = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

type Contract = Awaited<ReturnType<typeof contractsNamed>>[number]

/** Its last day: when it was ended, as notice was given, or as it was written. */
export const lastDayOf = ({ endedOn, leavesOn, endsOn }: Pick<Contract, 'endedOn' | 'leavesOn' | 'endsOn'>) =>
  endedOn ?? leavesOn ?? endsOn

/** A lease that follows another keeps its deposit: the leases of this tenant one after the other, the newest first. */
async function chainOf(asked: Asked, contract: Contract) {
  const ids = [contract.id]
  for (let before = contract.predecessorId; before && ids.length < 30; ) {
    ids.push(before)
    const [one] = await contractsNamed(asked, [before])
    before = one?.predecessorId ?? null
  }
  return ids
}

/** What is held for a lease, or for the one it follows. */
export const depositOf = async (asked: Asked, contract: Contract) => depositNow(asked, await chainOf(asked, contract))

/** Whoever holds it: what was not paid of a deposit is asked of nobody who leaves. */
const depositKinds = ['deposit', 'owner-deposit']
export async function unpaidDeposits(asked: Asked, contract: Contract) {
  const charges = await chargesOfContracts(asked, await chainOf(asked, contract))
  return charges.filter(({ kind, open }) => depositKinds.includes(kind) && open > 0n).map(({ id }) => id)
}

export const linesOf = (asked: Asked, contractId: string) =>
  dbOf(asked).selectFrom('moveOutLines').selectAll().where('contractId', '=', contractId).orderBy('addedAt').execute()

type Ending = Pick<Contract, 'id' | 'startsOn' | 'endsOn' | 'leavesOn' | 'endedOn'>

/** What was earned of a lease until its last day: by its schedule, or, where it is cut, by its terms until then. */
async function earnedUntil(asked: Asked, contract: Ending, lastDay: string) {
  const db = dbOf(asked)
  if (lastDay >= contract.endsOn) {
    const rows = await db.selectFrom('leaseInstalments').select('amount').where('contractId', '=', contract.id).execute()
    return rows.reduce((sum, { amount }) => sum + amount, 0n)
  }
  const lease = await db.selectFrom('leases').selectAll().where('contractId', '=', contract.id).executeTakeFirstOrThrow()
  return totalOf(scheduleOf(upTo(await termsOf(db, lease, contract), lastDay)))
}

type Charge = Awaited<ReturnType<typeof chargesOfContracts>>[number]

/** The rents that were demanded held against what was earned until the last day: what is missing, and what is too much. */
export async function rentsOf(asked: Asked, contract: Ending, charges: readonly Charge[]) {
  const lastDay = lastDayOf(contract)
  const earned = await earnedUntil(asked, contract, lastDay)
  const rents = charges
    .filter(({ kind }) => kind === 'rent')
    .map(({ id, suppliedFrom, suppliedUntil, net, vat, credited, takenBack, open }) => ({
      ...{ id, from: suppliedFrom, until: suppliedUntil, net: net - credited, open },
      grossOf: (less: bigint) => less + vatOfCredit({ net, vat }, less, { net: credited, vat: takenBack - credited }),
    }))
  const over = beyond(rents, { earned, lastDay })
  return {
    ...{ lastDay, over, missing: earned - rents.reduce((sum, { net }) => sum + net, 0n) },
    takenBack: over.reduce((sum, { ofOpen }) => sum + ofOpen, 0n),
    credited: over.reduce((sum, { gross, ofOpen }) => sum + gross - ofOpen, 0n),
  }
}

/** What of the rent that stands open is for days after the last one, until the settlement takes it back; null where nothing is. */
export async function openAfterLastDay(
  asked: Asked,
  contract: Ending & Pick<Contract, 'state'> & { isFollowed: boolean },
  charges: readonly Charge[],
) {
  if (contract.isFollowed || !leavingStates.includes(contract.state)) return null
  const own = charges.filter(({ contractId }) => contractId === contract.id)
  const { lastDay, takenBack: amount } = await rentsOf(asked, contract, own)
  return amount > 0n ? { amount, lastDay } : null
}

/**
 * What a settlement would be at this moment: the rent until the last day and not a day more, what else is open, what is deducted, and what
 * of the deposit is left by it.
 */
export async function planOf(asked: Asked, contract: Contract) {
  const [charges, deposit, lines] = [
    (await chargesOfContracts(asked, [contract.id])).filter(({ kind }) => !depositKinds.includes(kind)),
    await depositOf(asked, contract),
    await linesOf(asked, contract.id),
  ]
  const { lastDay, over, missing, takenBack, credited } = await rentsOf(asked, contract, charges)
  const open = charges
    .map((charge) => ({ ...charge, open: charge.open - (over.find(({ id }) => id === charge.id)?.ofOpen ?? 0n) }))
    .filter((charge) => charge.open > 0n)
  const undemanded = missing > 0n ? missing + percentOf(missing, await rateOf(asked, contract)) : 0n
  const owed = open.reduce((sum, charge) => sum + charge.open, 0n) + undemanded
  const deductions = lines.reduce((sum, { amount }) => sum + amount, 0n)
  const held = deposit?.held ?? 0n
  return {
    ...{ lastDay, lines, deposit, over, takenBack, credited, open, undemanded, owed, deductions, held },
    ...settled({ owed, deductions, held }),
  }
}

/** What of a hundred is added to a rent that was not demanded yet. */
async function rateOf(asked: Asked, contract: Contract) {
  const lease = await dbOf(asked)
    .selectFrom('leases')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .select(['leases.mandateId', 'units.use'])
    .where('contractId', '=', contract.id)
    .executeTakeFirstOrThrow()
  return (await taxesOfLeases(asked, [{ ...contract, ...lease }])).get(contract.id)?.rate ?? 0
}
export type Plan = Awaited<ReturnType<typeof planOf>>
