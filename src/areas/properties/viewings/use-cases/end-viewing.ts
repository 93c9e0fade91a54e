import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyone, anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { viewingCancelled, viewingDone, viewingMissed } from '../facts.ts'
import { type HeldViewing, heldViewing, overBefore, schedulingTask, toldOf, viewingKind, viewingToChange } from '../held.ts'
import { CancelAskedInput, CancelOwnInput, EndViewingInput } from '../inputs.ts'
import type { ViewingEnd } from '../viewing.ts'

/** They came, they did not, or it does not take place. */
export const endViewing = command({
  name: 'properties.end-viewing',
  permission: may.arrangeViewings,
  input: EndViewingInput,
  async run(work, { viewingId, end, reason = null }) {
    const one = await viewingToChange(work, viewingId)
    if (end === 'cancelled') {
      if (!reason) throw fieldFault('reason', 'اكتب لماذا تُلغى، ويصل السبب إلى صاحب الطلب.')
      await over(work, one, { end, reason })
      work.record(viewingCancelled, viewingId, { ...toldOf(one), by: 'us', reason, guideId: one.guideId })
      return { id: viewingId }
    }
    if (one.state === 'scheduled' && one.startsAt && one.startsAt > work.now())
      throw new Refusal('properties.viewing-to-come', 'لم يحن موعد المعاينة بعد.')
    await over(work, one, { end, reason })
    work.record(end === 'done' ? viewingDone : viewingMissed, viewingId, toldOf(one))
    return { id: viewingId }
  },
})

async function over(work: Work, { id }: HeldViewing, { end, reason }: { end: ViewingEnd; reason: string | null }) {
  const ended = await work.tx
    .updateTable('viewings')
    .set({ state: end, endedAt: work.now(), endReason: reason })
    .where('id', '=', id)
    .where('state', 'in', end === 'cancelled' ? ['requested', 'scheduled'] : ['scheduled'])
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw overBefore()
  await settleTasks(work, { rule: schedulingTask, subject: { kind: viewingKind, id } })
}

const notThere = () => new Refusal('properties.no-such-viewing', 'لم نجد هذه المعاينة.', 404)

async function cancelTheirs(work: Work, one: HeldViewing) {
  await over(work, one, { end: 'cancelled', reason: null })
  work.record(viewingCancelled, one.id, { ...toldOf(one), by: 'them', reason: null, guideId: one.guideId })
  return { id: one.id }
}

/** By whoever asked for it, from their account. */
export const cancelOwnViewing = command({
  name: 'properties.cancel-own-viewing',
  permission: anyoneSignedIn,
  input: CancelOwnInput,
  async run(work, { viewingId }) {
    const one = await heldViewing(work, viewingId)
    if (!one || one.accountId !== work.actor.id) throw notThere()
    return cancelTheirs(work, one)
  },
})

/** By a visitor, who has the address of the page: nobody else was told it. */
export const cancelAskedViewing = command({
  name: 'properties.cancel-asked-viewing',
  permission: anyone,
  input: CancelAskedInput,
  async run(work, { viewingId }) {
    const one = await heldViewing(work, viewingId)
    if (!one) throw notThere()
    return cancelTheirs(work, one)
  },
})
