import { z } from 'zod'
import { collectingPermissions, contractsInArrears } from '#areas/collecting/public.ts'
import { contractsNamed } from '#areas/contracts/public.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { sourceOf } from '#areas/properties/leases/instalments-now.ts'
import { daysToDemand } from '#areas/properties/leases/lease.ts'
import { unitName } from '#areas/properties/property.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { rentNear } from '../facts.ts'

/** So many instalments are looked at in one transaction; the rest is left to the next. */
const atOnce = 200

/**
 * Once a day: a tenant hears of an instalment a week before it falls due, and on its day, each once. Of what a cheque in hand, credit, a
 * promise or a transfer that waits to be confirmed covers, nobody is reminded.
 */
export const remindOfRent = command({
  name: 'properties.remind-of-rent',
  permission: collectingPermissions.collect,
  input: z.object({}),
  async run(work) {
    const today = dayOf(work.now())
    const due = await toldNow(work, today)
    const owed = await owedOf(
      work,
      due.map(({ contractId }) => contractId),
    )
    let told = 0
    for (const { contractId, from, until, dueOn, property, ...unit } of due) {
      const one = owed.get(sourceOf(contractId, { from, until }).id)
      if (!one) continue
      const said = { ...one, unit: `${unitName(unit)}، ${property}`, ...{ from, until, dueOn } }
      work.record(rentNear, contractId, { ...said, step: dueOn === today ? 'due' : 'soon' })
      told += 1
    }
    if (told === 0) work.repeated()
    return { looked: due.length, told }
  },
})

/** The instalments that come to a step today, marked as told, with their units. */
async function toldNow({ tx }: Work, today: string) {
  const near = await tx
    .selectFrom('leaseInstalments')
    .innerJoin('leases', 'leases.contractId', 'leaseInstalments.contractId')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['leaseInstalments.contractId', 'fromDay as from', 'untilDay as until', 'dueOn'])
    .select(['units.kind', 'units.number', 'properties.name as property'])
    .where('demandedOn', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('dueOn', '=', today), eb('dueToldOn', 'is', null)]),
        eb.and([eb('dueOn', '>', today), eb('dueOn', '<=', daysAfter(today, daysToDemand)), eb('soonToldOn', 'is', null)]),
      ]),
    )
    .orderBy('leaseInstalments.contractId')
    .orderBy('fromDay')
    .limit(atOnce)
    .forUpdate('leaseInstalments')
    .execute()
  for (const { contractId, from, dueOn } of near)
    await tx
      .updateTable('leaseInstalments')
      .set(dueOn === today ? { dueToldOn: today } : { soonToldOn: today })
      .where('contractId', '=', contractId)
      .where('fromDay', '=', from)
      .execute()
  return near
}

/** What is owed of each instalment of these leases that nothing covers, by what its charge was made from; and by whom. */
async function owedOf(work: Work, contractIds: readonly string[]) {
  const [contracts, charges] = [await contractsNamed(work, contractIds), await chargesOfContracts(work, contractIds)]
  const open = await contractsInArrears(work, {
    today: daysAfter(dayOf(work.now()), daysToDemand + 1),
    partyIds: [...new Set(contracts.map(({ partyId }) => partyId))],
  })
  const left = new Map(open.flatMap((lease) => lease.charges.map(({ id, owed }) => [id, owed])))
  const whose = new Map(contracts.map(({ id, partyId }) => [id, partyId]))
  return new Map(
    charges.flatMap(({ id, contractId, source, sourceId }) => {
      const [amount, partyId] = [left.get(id), whose.get(contractId ?? '')]
      return source === 'instalment' && sourceId && amount && partyId ? [[sourceId, { partyId, amount }] as const] : []
    }),
  )
}
