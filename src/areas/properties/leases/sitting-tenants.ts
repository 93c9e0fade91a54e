import { contractsOfKind } from '#areas/contracts/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { leaseKind } from './lease.ts'
import { leaseOf } from './lease-held.ts'

type Asked = { db: Ctx['db'] | Work['tx'] }

/**
 * Leases that go on by law after their last day, until somebody gives notice: to whoever sits there belong the days after it as well,
 * though the calendar does not know them yet. From a day on, that is not in their term any more.
 */
export const stayingOn = ({ db }: Asked, from: string) =>
  db
    .selectFrom('leases')
    .innerJoin(contractsOfKind({ db }, leaseKind).as('contract'), 'contract.id', 'leases.contractId')
    .where('leases.goesOn', '=', true)
    .where('contract.state', 'in', ['active', 'suspended'])
    .where('contract.leavesOn', 'is', null)
    .where('contract.endsOn', '<', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(contractsOfKind({ db }, leaseKind).as('next'))
            .select('next.id')
            .whereRef('next.predecessorId', '=', 'contract.id')
            .where('next.state', 'in', ['active', 'suspended', 'notice-given']),
        ),
      ),
    )

type Meant = { unitId: string; contract: Pick<HeldContract, 'startsOn' | 'predecessorId'> }

/** Why a unit cannot be promised from that day on; null where nobody stays, or only whoever is to stay. */
export async function whyStaying(asked: Asked, { unitId, contract: { startsOn, predecessorId } }: Meant) {
  const one = await stayingOn(asked, startsOn)
    .select(['contract.number', 'contract.endsOn'])
    .where('leases.unitId', '=', unitId)
    .$if(predecessorId !== null, (all) => all.where('contract.id', '<>', predecessorId))
    .executeTakeFirst()
  if (!one) return null
  return `ينتهي العقد ${one.number} على هذه الوحدة في ${dayInWords(one.endsOn)} ويتجدد وحده. سجّل إخطار إنهائه أولًا، أو جدّده لمستأجره.`
}

/** Nobody is promised a unit whose tenant may stay. */
export async function nobodyMustStay({ tx }: Work, contract: HeldContract) {
  const { unitId } = (await leaseOf(tx, contract)).lease
  const why = await whyStaying({ db: tx }, { unitId, contract })
  if (why) throw new Refusal('properties.tenant-stays', why)
}
