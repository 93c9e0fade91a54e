import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { chequeCan } from '../cheque.ts'
import { chequeReplaced, chequesReceived } from '../facts.ts'
import { ReceiveChequesInput, ReplaceChequeInput } from '../inputs.ts'
import { heldCheque, mustAllow, takeStep, told } from '../step.ts'
import { type Given, takeIn } from '../taking-in.ts'
import { tasksOf } from '../tasks.ts'

/** One cheque or a whole series comes into the vault. Nobody has paid by that: what it covers stays open, and is not chased. */
export const receiveCheques = command({
  name: 'finance.receive-cheques',
  permission: financePermissions.keepCheques,
  input: ReceiveChequesInput,
  run: (work, given) => receive(work, given),
})

/** The same in the caller's transaction; a list that was received before is answered with itself. */
export async function receive(work: Work, given: Given) {
  return (await before(work, given.id)) ?? (await received(work, given))
}

/** Others come in its place, and it goes back to whoever gave it. */
export const replaceCheque = command({
  name: 'finance.replace-cheque',
  permission: financePermissions.keepCheques,
  input: ReplaceChequeInput,
  async run(work, { chequeId, reason, ...given }) {
    const done = await before(work, given.id)
    if (done) return done
    const cheque = await heldCheque(work, chequeId, financePermissions.keepCheques)
    mustAllow(chequeCan.replace, cheque)
    // What it covered is free for those that come, before they are put in.
    await work.tx.deleteFrom('chequeCovers').where('chequeId', '=', chequeId).execute()
    const list = await received(work, { ...given, partyId: cheque.partyId })
    const onDay = dayOf(work.now())
    await takeStep(work, cheque, { status: 'replaced', purpose: 'replace', onDay, reason, replacedBy: list.id })
    for (const task of tasksOf(chequeId)) await settleTasks(work, task)
    work.record(chequeReplaced, chequeId, { ...told(cheque), reason, list: list.number })
    return list
  },
})

async function received(work: Work, given: Given) {
  const { id, number, count, amount } = await takeIn(work, given)
  work.record(chequesReceived, id, { number, count, amount, partyId: given.partyId })
  return { id, number, count }
}

/** Of two presses of one form the second finds what the first did. */
async function before(work: Work, id: string) {
  await onceFor(work, id)
  const list = await work.tx.selectFrom('chequeLists').select('number').where('id', '=', id).executeTakeFirst()
  if (!list) return null
  work.repeated()
  return { id, number: list.number, count: 0 }
}
