import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { openingSignOffAsked, openingSignOffUndoAsked } from '#areas/finance/ledger/facts.ts'
import { mustNotBeSignedOff, signOffNow } from '#areas/finance/ledger/sign-off.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { UndoSignOffInput } from '../inputs.ts'
import { mustBeComplete } from '../opening-standing.ts'
import { AskedSignOff, AskedSignOffUndo, notSigned, signOffOpening, undoSignOff } from '../sign-off-approvals.ts'

/** All is in: another looks, and agrees. */
export const askSignOff = command({
  name: 'finance.ask-opening-sign-off',
  permission: financePermissions.importOpening,
  input: z.object({}),
  async run(work) {
    await mustNotBeSignedOff(work)
    await mustBeComplete(work)
    const approval = await requestApproval(work, {
      ...{ action: signOffOpening.action, title: 'اعتماد الأرصدة الافتتاحية', subjectId: 'opening' },
      ...{ reason: 'اكتملت الأرصدة، والحساب 3999 صفر', payload: z.encode(AskedSignOff, { askedBy: work.actor.id }) },
    })
    work.record(openingSignOffAsked, approval.id, {})
    return { approvalId: approval.id }
  },
})

/** Something is to be put right in them after all. */
export const askUndoSignOff = command({
  name: 'finance.ask-undo-opening-sign-off',
  permission: financePermissions.importOpening,
  input: UndoSignOffInput,
  async run(work, { reason }) {
    if (!(await signOffNow(work))) throw notSigned()
    const approval = await requestApproval(work, {
      ...{ action: undoSignOff.action, title: 'فتح الأرصدة الافتتاحية بعد اعتمادها', subjectId: 'opening', reason },
      payload: z.encode(AskedSignOffUndo, { askedBy: work.actor.id, reason }),
    })
    work.record(openingSignOffUndoAsked, approval.id, { reason })
    return { approvalId: approval.id }
  },
})
