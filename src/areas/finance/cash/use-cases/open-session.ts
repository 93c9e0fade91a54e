import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { type Pieces, sumOf } from '../cash.ts'
import { mustBeCounted } from '../coins.ts'
import { sessionCounted, sessionOpened } from '../facts.ts'
import { CountSessionInput, OpenSessionInput } from '../inputs.ts'
import { type HeldSession, heldSession, keepCount, mustNotWait } from '../sessions.ts'

/** One keeper for a box, and one box for a keeper. It is open when what was counted is what the books say. */
export const openSession = command({
  name: 'finance.open-session',
  permission: financePermissions.keepBoxes,
  input: OpenSessionInput,
  async run(work, { boxId, ...counted }) {
    const box = await heldBox(work, boxId)
    await mustBeCounted(work, { boxId, counted: sumOf(counted), field: 'baisa1' })
    const begun = await work.tx
      .insertInto('cashSessions')
      .values({
        ...{ id: work.newId(), boxId, keeperId: work.actor.id, status: 'counted' },
        ...{ begunAt: work.now(), openedAt: null, closedAt: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'sequence'])
      .executeTakeFirst()
    if (!begun) throw await whyNot(work, boxId)
    const session = { id: begun.id, number: Number(begun.sequence), boxId, box: box.name, openedAt: null }
    return openIfRight(work, session, counted)
  },
})

/** Counted wrongly at first: the same once more. The count that agrees opens it; the ones before stay at the session. */
export const recountOpening = command({
  name: 'finance.recount-opening',
  permission: financePermissions.keepBoxes,
  input: CountSessionInput,
  async run(work, { sessionId, ...counted }) {
    const session = await heldSession(work, sessionId)
    if (session.openedAt) throw new Refusal('finance.session-changed', 'فُتحت هذه الوردية. حدّث الصفحة.')
    mustNotWait(session)
    await mustBeCounted(work, { ...session, counted: sumOf(counted), field: 'baisa1' })
    return openIfRight(work, session, counted)
  },
})

type Begun = Pick<HeldSession, 'id' | 'number' | 'boxId' | 'box' | 'openedAt'>

async function openIfRight(work: Work, session: Begun, pieces: Pieces) {
  const { id, number, box } = session
  const counted = sumOf(pieces)
  const { difference } = await keepCount(work, session, { counted, pieces })
  const opens = difference === 0n
  await work.tx
    .updateTable('cashSessions')
    .set({ ...(opens ? { status: 'open', openedAt: work.now() } : { status: 'counted' }), sentBack: null })
    .where('id', '=', id)
    .execute()
  if (opens) work.record(sessionOpened, id, { number, box, openingCash: counted })
  else work.record(sessionCounted, id, { number, box, counted, difference, atOpening: true })
  return { id, opens }
}

/** Held as by whoever stops the box: what is stopped is not opened. */
async function heldBox(work: Work, boxId: string) {
  const box = await work.tx
    .selectFrom('cashBoxes')
    .select(['name', 'branchId', 'active'])
    .where('id', '=', boxId)
    .forUpdate()
    .executeTakeFirst()
  if (!box) throw new Refusal('not-found', 'لم نجد هذا السجل، أو هو خارج صلاحيتك.', 404)
  mustReach(work.actor, financePermissions.keepBoxes, { branchId: box.branchId, ownerId: work.actor.id })
  if (!box.active) throw new Refusal('finance.box-stopped', 'هذا الصندوق موقوف. اختر صندوقًا آخر.')
  return box
}

async function whyNot({ tx, actor }: Work, boxId: string) {
  const own = await tx
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .select(['cashBoxes.name', 'status'])
    .where('keeperId', '=', actor.id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (own?.status === 'difference')
    return new Refusal('finance.session-waits', `فرق ورديتك على «${own.name}» بانتظار الاعتماد، ولا تفتح غيرها حتى يُبتّ فيه.`)
  if (own) return new Refusal('finance.session-open', `ورديتك على «${own.name}» لم تُغلق. أغلقها أولًا.`)
  const theirs = await tx
    .selectFrom('cashSessions')
    .select('status')
    .where('boxId', '=', boxId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return theirs?.status === 'difference'
    ? new Refusal('finance.session-waits', 'فرق هذا الصندوق بانتظار الاعتماد، ولا يُفتح حتى يُبتّ فيه. اختر صندوقًا آخر.')
    : new Refusal('finance.box-kept', 'فتح زميل وردية هذا الصندوق. اختر صندوقًا آخر، أو انتظر إغلاقها.')
}
