import { z } from 'zod'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { contractsNamed } from '#areas/contracts/public.ts'
import { chargesOfContracts } from '#areas/finance/public.ts'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { askKinds } from '../collected-kind.ts'
import { lateFeesApplied } from '../facts.ts'
import { lateFeeFrom, lateFeeOf, lateFeeSource } from '../late-fee.ts'
import { contractsInArrears } from '../warnings/standing.ts'

/** Once a day: what a contract asks for a due that is late past its days of grace, once for each period. Most ask nothing. */
export const applyLateFees = command({
  name: 'properties.apply-late-fees',
  permission: collectingPermissions.applyLateFees,
  input: z.object({}),
  async run(work) {
    const today = dayOf(work.now())
    const late = await contractsInArrears(work, { today })
    const terms = await lateTerms(
      work,
      late.map(({ contractId }) => contractId),
    )
    const ids = terms.map(({ contractId }) => contractId)
    const [contracts, charges] = [await contractsNamed(work, ids), await chargesOfContracts(work, ids)]
    const asked = new Set(charges.filter(({ source }) => source === 'late-fee').map(({ sourceId }) => sourceId))
    let fees = 0
    for (const { contractId, graceDays, of, raise, ...rule } of terms) {
      const contract = contracts.find(({ id }) => id === contractId)
      const owed = new Map(late.find((one) => one.contractId === contractId)?.charges.map((one) => [one.id, one.owed]))
      const due = charges.filter(
        (one) => one.contractId === contractId && one.source === of && !asked.has(one.sourceId ?? '') && owed.has(one.id),
      )
      for (const { id, sourceId, dueOn, net, description, suppliedFrom, suppliedUntil } of due) {
        const amount = lateFeeOf(rule, { amount: net, owed: owed.get(id) ?? 0n })
        if (!contract || !sourceId || amount === 0n || lateFeeFrom(dueOn, graceDays) > today) continue
        await raise({
          ...{ amount, dueOn: today, suppliedFrom, suppliedUntil, source: lateFeeSource(sourceId) },
          description: cut(`رسم تأخير، ${description}`, 200),
        })
        work.record(lateFeesApplied, contractId, { number: contract.number, amount })
        fees += 1
      }
    }
    if (fees === 0) work.repeated()
    return { fees }
  },
})

/** In one order for every run. */
const lateTerms = async (work: Work, contractIds: readonly string[]) =>
  (await askKinds(work, async ({ lateFees }) => (await lateFees?.(work, contractIds)) ?? [])).toSorted((one, other) =>
    one.contractId < other.contractId ? -1 : 1,
  )

export const dailyLateFees = async (house: House) => void (await applyLateFees(asTheHouse(house), {}))
