import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import type { Ctx } from '#platform/context.ts'
import { boxesOf } from './boxes.ts'
import type { testOffice } from './office.ts'

/** Two who undo what two have done: one asks, and the other agrees where that is needed. */
export function undoersOf(office: ReturnType<typeof testOffice>) {
  const { colleague } = boxesOf(office)
  let times = 0
  return async (undo: (ctx: Ctx) => Promise<{ approvalId: string | null }>) => {
    times += 1
    const { approvalId } = await undo(await colleague(`undoer${times}`, 'financeManager'))
    if (approvalId) await approve(await colleague(`agrees${times}`, 'financeManager'), { approvalId })
  }
}
