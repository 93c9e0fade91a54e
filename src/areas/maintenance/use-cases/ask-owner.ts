import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { expenseAsked, expenseExplained } from '../expense-facts.ts'
import { AskOwnerInput, ReplyToOwnerInput } from '../expense-inputs.ts'
import { expenseLimitOf, mostToSpend, openApproval, reading, toldOfExpense } from '../expenses.ts'
import { maintenancePermissions } from '../permissions.ts'
import { keepPhotos } from '../photos.ts'
import { moveOn, mustLeadOn, requestToChange } from '../reached.ts'
import { questionRule, requestKind } from '../request.ts'

const { manageMaintenance } = maintenancePermissions

/** The owner is asked before the money is spent; until there is an answer nobody is sent. */
export const askOwner = command({
  name: 'properties.ask-owner',
  permission: manageMaintenance,
  input: AskOwnerInput,
  async run(work, { requestId, amount, why, photos }) {
    const one = await requestToChange(work, requestId, manageMaintenance)
    mustLeadOn(one, 'ask')
    if (one.payer !== 'owner') throw new Refusal('properties.not-owners', 'لا يتحمله المالك. صنّف البلاغ أولًا إن كان عليه.')
    const most = await mostToSpend(reading(work), one)
    if (most !== null && amount <= most) throw fieldFault('amount', `لا يحتاج موافقة: الجائز بلا سؤال ${inRials(most)}`)
    const expenseLimit = await expenseLimitOf(reading(work), one)
    const asked = { amount, expenseLimit, why }
    const nobody = {
      answer: null,
      partyId: null,
      answeredBy: null,
      answeredAt: null,
      saidOn: null,
      reason: null,
      remindedAt: null,
    }
    await work.tx
      .insertInto('expenseApprovals')
      .values({ id: work.newId(), requestId, ...asked, ...nobody, askedBy: work.actor.id, askedAt: work.now() })
      .execute()
    await moveOn(work, one, { step: 'ask', set: { state: 'awaiting-approval', estimate: amount } })
    await keepPhotos(work, requestId, { stage: 'quote', files: photos })
    work.record(expenseAsked, requestId, await toldOfExpense(work, one, asked))
    return { id: requestId }
  },
})

/** What an owner wanted to know. */
export const replyToOwner = command({
  name: 'properties.reply-to-owner',
  permission: manageMaintenance,
  input: ReplyToOwnerInput,
  async run(work, { requestId, questionId, reply }) {
    const one = await requestToChange(work, requestId, manageMaintenance)
    const open = await openApproval({ db: work.tx }, requestId)
    if (!open) throw new Refusal('properties.answered-before', 'أجاب المالك قبل لحظة. حدّث الصفحة.')
    const replied = await work.tx
      .updateTable('expenseQuestions')
      .set({ reply, repliedBy: work.actor.id, repliedAt: work.now() })
      .where('id', '=', questionId)
      .where('approvalId', '=', open.id)
      .where('reply', 'is', null)
      .returning('partyId')
      .executeTakeFirst()
    if (!replied) throw new Refusal('properties.replied-before', 'أجاب زميل عن هذا السؤال. حدّث الصفحة.')
    await settleTasks(work, { rule: questionRule, subject: { kind: requestKind, id: requestId } })
    work.record(expenseExplained, requestId, { ...(await toldOfExpense(work, one, open)), reply, partyId: replied.partyId })
    return { id: requestId }
  },
})
