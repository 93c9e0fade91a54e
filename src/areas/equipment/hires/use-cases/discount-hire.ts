import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { percentOf } from '#values/shares.ts'
import { equipmentPermissions } from '../../permissions.ts'
import { discountLimit, mustBeQuoted, setDiscount } from '../discount.ts'
import { AskedHireDiscount, approveHireDiscount } from '../discount-approval.ts'
import { hireDiscountAsked } from '../facts.ts'
import { DiscountHireInput } from '../inputs.ts'
import { type LoadedHire, loadHireForUpdate } from '../load-for-update.ts'
import { lineAhead } from '../terms.ts'

const may = equipmentPermissions.discount

/** The hire of its machines by the list: all that a discount touches. */
const listPrice = (hire: LoadedHire) =>
  hire.lines.reduce((sum, line) => {
    const { hire: asked } = lineAhead({ ...line, implements: [] }, hire)
    return sum + (asked * 10_000n) / BigInt(10_000 - line.terms.percentOff)
  }, 0n)

/** At once up to the actor's own limit, above it once somebody else agrees. */
export const discountHire = command({
  name: 'equipment.discount-hire',
  permission: may,
  input: DiscountHireInput,
  async run(work, { contractId, discount: percent, why }) {
    const hire = await loadHireForUpdate(work, contractId, may)
    const most = discountLimit(work.actor, hire.contract)
    if (most === 0) throw new Refusal('forbidden', 'يحتاج الخصم إلى صلاحية خصم على أسعار المعدات في هذا الفرع.', 403)
    mustBeQuoted(hire)
    if (hire.discountPercent === percent) {
      work.repeated()
      return { id: contractId, waits: false }
    }
    if (most === null || percent <= most) {
      await setDiscount(work, hire, { percent, why, by: work.actor.name })
      return { id: contractId, waits: false }
    }
    const { number, branchId } = hire.contract
    await requestApproval(work, {
      ...{ action: approveHireDiscount.action, title: `خصم ${percent}% على العرض ${number}`, subjectId: contractId },
      ...{ amount: percentOf(listPrice(hire), percent), branchId, reason: why },
      payload: z.encode(AskedHireDiscount, { contractId, percent, why, by: work.actor.name }),
    })
    work.record(hireDiscountAsked, contractId, { number, percent, why })
    return { id: contractId, waits: true }
  },
})
