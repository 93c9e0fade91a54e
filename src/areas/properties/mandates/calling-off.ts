import { sql } from 'kysely'
import { contractsNamed, contractsOfKind } from '#areas/contracts/public.ts'
import { endMandateFee, freeMandateReserve, mustHoldNothing } from '#areas/finance/public.ts'
import { leaseKind } from '#areas/properties/leases/lease.ts'
import { inForceStates } from '#areas/properties/leases/registration.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { ContractKind, HeldContract } from '#platform/contract-kind.ts'
import { daysAfter } from '#values/days.ts'
import { propertiesUnder } from './under.ts'

type Asked = { db: Ctx['db'] | Work['tx'] }
type Mandate = Pick<HeldContract, 'id' | 'startsOn' | 'predecessorId'>

/** A mandate in force whose first day has not come is called off as long as nothing is let for its days. */
export const mandateCalledOff: NonNullable<ContractKind['callOff']> = { whyNot, says, does }

async function whyNot({ db }: Asked, one: Mandate) {
  const before = await goesOnBefore({ db }, one)
  if (before?.autoRenew && !before.leavesOn) return null
  const lease = await db
    .selectFrom('leases')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('mandateProperties', 'mandateProperties.propertyId', 'units.propertyId')
    .innerJoin(contractsOfKind({ db }, leaseKind).as('lease'), 'lease.id', 'leases.contractId')
    .select('lease.number')
    .where('mandateProperties.contractId', '=', one.id)
    .where(sql<boolean>`lease.state = any(${inForceStates})`)
    .where(({ eb, fn, ref }) => eb(fn.coalesce(ref('lease.leavesOn'), ref('lease.endsOn')), '>=', one.startsOn))
    .orderBy('lease.number')
    .limit(1)
    .executeTakeFirst()
  return lease ? `يمتد عقد الإيجار ${lease.number} إلى أيام هذه الاتفاقية، فلا تُلغى.` : null
}

/** The one it follows, as long as that binds both sides. */
async function goesOnBefore({ db }: Asked, { predecessorId }: Pick<Mandate, 'predecessorId'>) {
  const [before] = predecessorId ? await contractsNamed({ db }, [predecessorId]) : []
  return before && inForceStates.includes(before.state) ? before : null
}

/** What comes of it, for whoever agrees. */
async function says({ db }: Pick<Ctx, 'db'>, one: Mandate) {
  const under = await propertiesUnder(db, one.id)
  const before = await goesOnBefore({ db }, one)
  const so = before ? `تبقى تحت الاتفاقية ${before.number}` : 'لا تديرها الشركة من أول يوم في الاتفاقية'
  return [{ question: 'العقارات', answer: `${under.map(({ name }) => name).join('، ')}: ${so}` }]
}

/** Its properties are not under it, and stay with the one it was to follow as long as that goes on. */
async function does(work: Work, one: HeldContract) {
  await mustHoldNothing(work, one.id)
  await endMandateFee(work, { mandateId: one.id, on: daysAfter(one.startsOn, -1) })
  await freeMandateReserve(work, one.id)
  await work.tx.updateTable('mandateProperties').set({ since: null, until: null }).where('contractId', '=', one.id).execute()
  const before = await goesOnBefore({ db: work.tx }, one)
  if (!before) return
  await endMandateFee(work, { mandateId: before.id, on: before.leavesOn })
  await work.tx
    .updateTable('mandateProperties')
    .set({ until: before.leavesOn ?? (before.autoRenew ? null : before.endsOn) })
    .where('contractId', '=', before.id)
    .where('until', '=', daysAfter(one.startsOn, -1))
    .execute()
}
