import { changeDraft, draftingContracts } from '#areas/contracts/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { leaseChanged, scheduleCorrected } from '../facts.ts'
import { ChangeDepositInput, ChangeTermsInput, CorrectScheduleInput } from '../inputs.ts'
import { leaseHeld, writeInstalments } from '../lease-held.ts'
import { correctionFault, scheduleOf, totalOf } from '../schedule.ts'
import { termsFault } from '../terms.ts'
import { mustBeFree } from './start-lease.ts'

type Held = Awaited<ReturnType<typeof leaseHeld>>

/** The contract of a draft with another term or other people; whoever wrote first is not covered up. */
async function rewrite(work: Work, { contract, lease }: Held, { seen, ...changed }: Partial<Rewritten> & { seen: number }) {
  const { id, title, startsOn, endsOn, value, noticeDays, partyId } = contract
  const { guarantorId = lease.guarantorId, ...term } = changed
  await changeDraft(work, {
    ...{ id, seen, title, startsOn, endsOn, value, noticeDays, ...term, autoRenew: false },
    parties: [{ partyId, role: 'tenant' }, ...(guarantorId ? [{ partyId: guarantorId, role: 'guarantor' }] : [])],
    resourceIds: [lease.unitId],
  })
}

type Rewritten = { startsOn: string; endsOn: string; value: bigint; noticeDays: number; guarantorId: string | null }

/** How long, for how much, and when it is due: the schedule follows anew. */
export const changeTerms = command({
  name: 'properties.change-lease-terms',
  permission: draftingContracts,
  input: ChangeTermsInput,
  async run(work, { contractId, seen, steps: lines, freeFrom, freeUntil, ...asked }) {
    const held = await leaseHeld(work, contractId, draftingContracts)
    const free = freeFrom && freeUntil ? [{ from: freeFrom, until: freeUntil }] : []
    const steps = lines.map(({ stepFrom, stepRent }) => ({ from: stepFrom, rent: stepRent }))
    const { startsOn, endsOn, noticeDays, starts, dueDay = null, ...rented } = asked
    const terms = { ...rented, starts, dueDay, from: startsOn, until: endsOn, free, steps }
    const fault = termsFault(terms)
    if (fault) throw fieldFault(fieldOf[fault.field] ?? 'endsOn', fault.why)
    await mustBeFree(work, { unitId: held.lease.unitId, startsOn, endsOn })
    const schedule = scheduleOf(terms)
    const value = totalOf(schedule)
    if (value === 0n) throw fieldFault('freeUntil', 'لا يبقى في العقد يوم بإيجار. قصّر فترة الإعفاء.')
    await rewrite(work, held, { seen, startsOn, endsOn, value, noticeDays })
    await work.tx
      .updateTable('leases')
      .set({ ...rented, dueDay, periodStarts: starts, version: held.lease.version + 1 })
      .where('contractId', '=', contractId)
      .execute()
    await writeAround(work, contractId, { free, steps })
    await writeInstalments(work.tx, contractId, schedule)
    work.record(leaseChanged, contractId, { number: held.contract.number, unit: held.unit, value })
    return { id: contractId }
  },
})

const fieldOf: Record<string, string> = { until: 'endsOn', free: 'freeUntil', steps: 'stepFrom1' }

type Around = { free: readonly { from: string; until: string }[]; steps: readonly { from: string; rent: bigint }[] }

async function writeAround({ tx }: Work, contractId: string, { free, steps }: Around) {
  await tx.deleteFrom('leaseFreePeriods').where('contractId', '=', contractId).execute()
  await tx.deleteFrom('leaseRentSteps').where('contractId', '=', contractId).execute()
  if (free.length > 0)
    await tx
      .insertInto('leaseFreePeriods')
      .values(free.map(({ from: fromDay, until: untilDay }) => ({ contractId, fromDay, untilDay })))
      .execute()
  if (steps.length > 0)
    await tx
      .insertInto('leaseRentSteps')
      .values(steps.map(({ from: fromDay, rent }) => ({ contractId, fromDay, rent })))
      .execute()
}

/** What is agreed besides the rent: the deposit, what lateness costs, who pays what, and who answers for the tenant. */
export const changeDeposit = command({
  name: 'properties.change-lease-deposit',
  permission: draftingContracts,
  input: ChangeDepositInput,
  async run(work, { contractId, seen, guarantorId = null, lateAmount, lateRate, conditions, goesOn, ...asked }) {
    const held = await leaseHeld(work, contractId, draftingContracts)
    if (guarantorId === held.contract.partyId) throw fieldFault('guarantorId', 'لا يكفل المستأجر نفسه. اختر كفيلًا آخر.')
    await rewrite(work, held, { seen, guarantorId })
    const late = {
      lateAmount: asked.lateRule === 'fixed' ? (lateAmount ?? null) : null,
      lateRate: asked.lateRule === 'percent' ? (lateRate ?? null) : null,
    }
    await work.tx
      .updateTable('leases')
      .set({ ...asked, ...late, guarantorId, conditions: conditions || null, version: held.lease.version + 1 })
      .$if(goesOn !== undefined, (qb) => qb.set({ goesOn: goesOn === 'yes' }))
      .where('contractId', '=', contractId)
      .execute()
    work.record(leaseChanged, contractId, { number: held.contract.number, unit: held.unit, value: held.contract.value })
    return { id: contractId }
  },
})

/** Due days and amounts as the two agreed on them; together they stay the value of the lease. */
export const correctSchedule = command({
  name: 'properties.correct-schedule',
  permission: draftingContracts,
  input: CorrectScheduleInput,
  async run(work, { contractId, seen, rows }) {
    const held = await leaseHeld(work, contractId, draftingContracts)
    const generated = scheduleOf(held.terms)
    const fault = correctionFault(generated, rows)
    if (fault) throw fieldFault(`${fault.why.includes('المبالغ') ? 'amount' : 'dueOn'}${fault.at + 1}`, fault.why)
    await rewrite(work, held, { seen })
    await writeInstalments(
      work.tx,
      contractId,
      generated.map((one, at) => ({ ...one, dueOn: rows[at]?.dueOn ?? one.dueOn, amount: rows[at]?.amount ?? one.amount })),
    )
    work.record(scheduleCorrected, contractId, { number: held.contract.number, unit: held.unit })
    return { id: contractId }
  },
})
