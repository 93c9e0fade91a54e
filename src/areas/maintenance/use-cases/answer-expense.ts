import { partyOfAccount } from '#areas/customers/public.ts'
import { addTask, dueBy } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { answered } from '../answering.ts'
import { expenseQuestioned } from '../expense-facts.ts'
import { AcceptExpenseInput, AskExpenseInput, RecordAnswerInput, RefuseExpenseInput } from '../expense-inputs.ts'
import { openApproval, ownersOf, reading, toldOfExpense } from '../expenses.ts'
import { maintainedAs } from '../maintained.ts'
import { ownedExpense } from '../own-expenses.ts'
import { maintenancePermissions } from '../permissions.ts'
import { keepPhotos } from '../photos.ts'
import { mustLeadOn, requestHeld, requestToChange, told } from '../reached.ts'
import { questionRule, requestKind } from '../request.ts'

const { manageMaintenance } = maintenancePermissions

/** An owner agrees in the account to what is asked of them. */
export const approveExpense = command({
  name: 'properties.approve-expense',
  permission: anyoneSignedIn,
  input: AcceptExpenseInput,
  async run(work, { requestId }) {
    const { one, owner } = await owned(work, requestId)
    return await answered(work, one, { answer: 'accepted', owner, reason: null, saidOn: null })
  },
})

export const refuseExpense = command({
  name: 'properties.refuse-expense',
  permission: anyoneSignedIn,
  input: RefuseExpenseInput,
  async run(work, { requestId, reason }) {
    const { one, owner } = await owned(work, requestId)
    return await answered(work, one, { answer: 'refused', owner, reason, saidOn: null })
  },
})

/** An owner wants to know something first: it goes on waiting, and one of us has something to explain. */
export const askAboutExpense = command({
  name: 'properties.ask-about-expense',
  permission: anyoneSignedIn,
  input: AskExpenseInput,
  async run(work, { requestId, question }) {
    const { one, owner } = await owned(work, requestId)
    const open = await openApproval({ db: work.tx }, requestId)
    if (!open) throw new Refusal('properties.answered-before', 'سُجّل جواب قبل لحظة. حدّث الصفحة.')
    const id = work.newId()
    const unsaid = { reply: null, repliedBy: null, repliedAt: null }
    await work.tx
      .insertInto('expenseQuestions')
      .values({ id, approvalId: open.id, partyId: owner.id, question, askedAt: work.now(), ...unsaid })
      .execute()
    const { number, where } = told(one, one.state)
    await addTask(work, {
      ...{
        rule: questionRule,
        period: id,
        subject: { kind: requestKind, id: requestId },
        role: maintainedAs(work, one.siteKind).officer,
      },
      ...{ branchId: one.branchId, dueAt: dueBy(daysAfter(dayOf(work.now()), 1)), kind: 'reply' },
      title: cut(`المالك يسأل عن البلاغ ${number}، ${where}`, 200),
    })
    work.record(expenseQuestioned, requestId, { ...(await toldOfExpense(work, one, open)), question })
    return { id: requestId }
  },
})

/** What was said on the phone, written down by whoever heard it: by whom, on which day, in which words. */
export const recordExpenseAnswer = command({
  name: 'properties.record-expense-answer',
  permission: manageMaintenance,
  input: RecordAnswerInput,
  async run(work, { requestId, owner: id, answer, saidOn, reason = null, photos }) {
    const one = await requestToChange(work, requestId, manageMaintenance)
    mustLeadOn(one, 'answer')
    if (saidOn > dayOf(work.now())) throw fieldFault('saidOn', 'هذا اليوم لم يأتِ بعد. اكتب يوم الجواب.')
    const owner = (await ownersOf(reading(work), one)).find((each) => each.id === id)
    if (!owner) throw fieldFault('owner', 'اختر من أجاب من الملّاك.')
    await keepPhotos(work, requestId, { stage: 'answer', files: photos })
    return await answered(work, one, { answer, owner, reason, saidOn })
  },
})

/** The request with an expense of this very owner's; to anybody else it is not there. */
async function owned(work: Work, requestId: string) {
  const party = await partyOfAccount({ db: work.tx, actor: work.actor })
  const one = party && (await ownedExpense(reading(work), party.id, requestId)) ? await requestHeld(work, requestId) : undefined
  if (!party || !one) throw new Refusal('not-found', 'لم نجد هذا المصروف.', 404)
  return { one, owner: { id: party.id, name: party.name } }
}
