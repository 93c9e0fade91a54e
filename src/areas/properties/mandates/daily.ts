import { contractsNamed } from '#areas/contracts/public.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { House } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter, startOfDay } from '#values/days.ts'
import { daysToRenewPower, mandateKind } from './mandate.ts'

/** A power of attorney that soon runs out becomes a task: without it no lease is put in force. */
export async function askToRenewPowers(house: House) {
  const until = daysAfter(dayOf(house.now()), daysToRenewPower)
  const rows = await house.db
    .selectFrom('mandates')
    .innerJoin('mandateProperties', 'mandateProperties.contractId', 'mandates.contractId')
    .select(['mandates.contractId', 'mandates.powerNumber', 'mandates.powerUntil'])
    .where('mandates.powerUntil', '<=', until)
    .where('mandateProperties.since', 'is not', null)
    .where((eb) => eb.or([eb('mandateProperties.until', 'is', null), eb('mandateProperties.until', '>=', dayOf(house.now()))]))
    .distinct()
    .limit(500)
    .execute()
  const contracts = await contractsNamed(
    house,
    rows.map(({ contractId }) => contractId),
  )
  await house.db.transaction().execute(async (tx) => {
    for (const { contractId, powerNumber, powerUntil } of rows) {
      const contract = contracts.find(({ id }) => id === contractId)
      if (!contract || !powerUntil) continue
      await addTask(
        { ...house, tx },
        {
          ...{ rule: 'mandate-power', period: powerUntil, subject: { kind: mandateKind, id: contractId } },
          title: `جدّد الوكالة ${powerNumber ?? ''}، تنتهي في ${dayInWords(powerUntil)}: ${contract.title}`,
          ...{ role: 'propertyOfficer', branchId: contract.branchId, dueAt: startOfDay(powerUntil) },
        },
      )
    }
  })
}
