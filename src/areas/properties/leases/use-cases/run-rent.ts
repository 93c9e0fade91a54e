import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House } from '#platform/context.ts'
import { untilNothing } from '#platform/rounds.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { rentRun } from '../facts.ts'
import { daysToDemand } from '../lease.ts'
import { demandDue } from '../rent-run.ts'

/** So many leases are looked at in one transaction; the rest is left to the next. */
const atOnce = 200

/** Demands the instalments that are due in a week or were before: asked again, it finds nothing left. */
export const runRent = command({
  name: 'properties.run-rent',
  permission: propertiesPermissions.runRent,
  input: z.object({}),
  async run(work) {
    const until = daysAfter(dayOf(work.now()), daysToDemand)
    const rows = await work.tx
      .selectFrom('leases')
      .innerJoin('units', 'units.id', 'leases.unitId')
      .innerJoin('properties', 'properties.id', 'units.propertyId')
      .select(['contractId', 'mandateId', 'unitId', 'units.use', 'units.kind', 'units.number', 'properties.name as property'])
      .where('mandateId', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('leaseInstalments')
            .select('fromDay')
            .whereRef('leaseInstalments.contractId', '=', 'leases.contractId')
            .where('demandedOn', 'is', null)
            .where('amount', '>', 0n)
            .where('dueOn', '<=', until),
        ),
      )
      .orderBy('contractId')
      .limit(atOnce)
      .forUpdate('leases')
      .execute()
    const contracts = await contractsNamed(
      work,
      rows.map(({ contractId }) => contractId),
    )
    let demands = 0
    for (const { contractId, mandateId, property, ...row } of rows) {
      const contract = contracts.find(({ id }) => id === contractId)
      if (!contract || !mandateId) continue
      demands += await demandDue(work, { ...contract, ...row, unit: `${unitName(row)}، ${property}`, mandateId })
    }
    if (demands === 0) work.repeated()
    else work.record(rentRun, work.newId(), { until, demands })
    return { demands }
  },
})

/** Every day, as long as anything is left. */
export const dailyRent = (house: House) => untilNothing(async () => (await runRent(asTheHouse(house), {})).demands)
