import { requestApproval } from '#areas/access/public.ts'
import { sizeOf } from '#areas/finance/cash/cash.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { mostSettledAlone } from '../cod.ts'
import { approveCustody, mustBeNeither } from '../custody-approval.ts'
import { custodyAsked } from '../facts.ts'
import { courierCalled, heldHandOver, settleHandOver } from '../hand-over.ts'
import { SettleCustodyInput } from '../inputs.ts'

const may = financePermissions.settleCustody

/** A small difference that is the courier's a supervisor decides; all else somebody above agrees to. */
export const settleCustody = command({
  name: 'finance.settle-custody',
  permission: may,
  input: SettleCustodyInput,
  async run(work, { handOverId, borneBy: chosen, reason }) {
    const one = await heldHandOver(work, handOverId)
    mustReach(work.actor, may, { branchId: one.branchId })
    if (one.status === 'settled' && one.decidedBy === work.actor.id) {
      work.repeated()
      return { handOverId, isWaiting: false }
    }
    if (one.status !== 'differs' || one.counted === null || !one.boxId)
      throw new Refusal('finance.custody-settled', 'ليس في هذه العهدة فرق ينتظر البت. حدّث الصفحة.')
    mustBeNeither(work, one)
    const difference = one.counted - one.expected
    if (difference < 0n && !chosen) throw fieldFault('borneBy', 'اختر من يتحمل العجز.')
    const borneBy = chosen ?? 'courier'
    const courier = await courierCalled(work, one.courierId)
    work.record(custodyAsked, handOverId, { number: one.number, courier, difference, borneBy, reason })
    if (sizeOf(difference) <= mostSettledAlone && !(difference < 0n && borneBy === 'company')) {
      await settleHandOver(work, one, { boxId: one.boxId, counted: one.counted, by: borneBy })
      return { handOverId, isWaiting: false }
    }
    await work.tx.updateTable('codHandOvers').set({ status: 'asked' }).where('id', '=', handOverId).execute()
    const what = difference < 0n ? 'عجز' : 'زيادة'
    await requestApproval(work, {
      ...{ action: approveCustody.action, title: `${what} ${inRials(sizeOf(difference))} في عهدة ${courier}` },
      ...{ subjectId: handOverId, amount: sizeOf(difference), branchId: one.branchId, reason },
      payload: { handOverId, borneBy },
    })
    return { handOverId, isWaiting: true }
  },
})
