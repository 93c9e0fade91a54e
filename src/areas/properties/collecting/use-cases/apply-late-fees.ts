import { z } from 'zod'
import { contractsNamed } from '#areas/contracts/public.ts'
import { chargesOfContracts, raiseRent } from '#areas/finance/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { leasesInArrears } from '#areas/properties/warnings/standing.ts'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { lateFeesApplied } from '../facts.ts'
import { lateFeeFrom, lateFeeOf, lateFeeSource } from '../late-fee.ts'

/** Once a day: what a lease asks for an instalment that is late past its days of grace, once for each period. Most leases ask nothing. */
export const applyLateFees = command({
  name: 'properties.apply-late-fees',
  permission: propertiesPermissions.applyLateFees,
  input: z.object({}),
  async run(work) {
    const today = dayOf(work.now())
    const late = await leasesInArrears(work, { today })
    const leases = await ruledLeases(
      work,
      late.map(({ contractId }) => contractId),
    )
    const ids = leases.map(({ contractId }) => contractId)
    const [contracts, charges] = [await contractsNamed(work, ids), await chargesOfContracts(work, ids)]
    const asked = new Set(charges.filter(({ source }) => source === 'late-fee').map(({ sourceId }) => sourceId))
    let fees = 0
    for (const { contractId, mandateId, unitId, ...lease } of leases) {
      const contract = contracts.find(({ id }) => id === contractId)
      const owed = new Map(late.find((one) => one.contractId === contractId)?.charges.map((one) => [one.id, one.owed]))
      const due = charges.filter(
        (one) =>
          one.contractId === contractId && one.source === 'instalment' && !asked.has(one.sourceId ?? '') && owed.has(one.id),
      )
      for (const { id, sourceId, dueOn, net, description, suppliedFrom, suppliedUntil } of due) {
        const amount = lateFeeOf(lease, { amount: net, owed: owed.get(id) ?? 0n })
        if (!contract || !mandateId || !sourceId || amount === 0n || lateFeeFrom(dueOn, lease.graceDays) > today) continue
        await raiseRent(work, {
          ...{ contractId, partyId: contract.partyId, branchId: contract.branchId, mandateId, resourceId: unitId, dueOn: today },
          ...{ suppliedFrom, suppliedUntil, source: lateFeeSource(sourceId) },
          lines: [{ kind: 'rent-late-fee', amount, description: cut(`رسم تأخير، ${description}`, 200) }],
        })
        work.record(lateFeesApplied, contractId, { number: contract.number, amount })
        fees += 1
      }
    }
    if (fees === 0) work.repeated()
    return { fees }
  },
})

/** Those of these that ask something, in one order for every run. */
const ruledLeases = ({ tx }: Work, contractIds: readonly string[]) =>
  tx
    .selectFrom('leases')
    .select(['contractId', 'mandateId', 'unitId', 'graceDays', 'lateRule', 'lateAmount', 'lateRate'])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .where('lateRule', '<>', 'none')
    .where('mandateId', 'is not', null)
    .orderBy('contractId')
    .forUpdate()
    .execute()

export const dailyLateFees = async (house: House) => void (await applyLateFees(asTheHouse(house), {}))
