import type { Transfer } from '#areas/finance/ledger/journal.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { boxAccount, boxLeaf, greatestOf, type Pieces, type SessionStatus, unsettled } from './cash.ts'

export type HeldSession = {
  id: string
  number: number
  boxId: string
  box: string
  branchId: string
  keeperId: string
  status: SessionStatus
  openedAt: Date | null
}

const sessions = (tx: Work['tx']) =>
  tx
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
    .select(['cashSessions.id', 'sequence', 'boxId', 'cashBoxes.name as box', 'branchId', 'keeperId', 'status', 'openedAt'])
    .where('closedAt', 'is', null)
    .forUpdate('cashSessions')

/**
 * The box somebody keeps now, held until the transaction ends: whoever takes cash out of it or puts some in stands in this queue. A
 * count made before no longer says what lies there, and the session is open again.
 */
export async function cashSessionOf(work: Pick<Work, 'tx' | 'actor'>) {
  const session = await sessions(work.tx).where('keeperId', '=', work.actor.id).executeTakeFirst()
  if (!session?.openedAt)
    throw new Refusal('finance.no-session', 'افتح وردية صندوقك أولًا: من «الصناديق»، ثم «ورديتي». بعدها أعد المحاولة.')
  if (session.status === 'difference')
    throw new Refusal('finance.session-waits', 'فرق ورديتك بانتظار الاعتماد، ولا يتحرك صندوقك حتى يُبتّ فيه.')
  const { id: sessionId, boxId, branchId, box } = session
  if (session.status !== 'open')
    await work.tx.updateTable('cashSessions').set({ status: 'open' }).where('id', '=', sessionId).execute()
  return { sessionId, boxId, branchId, box }
}

/** This session, held, as long as its box is still kept; null once it was closed or waits for a yes. Money moves, and it is open again. */
export async function openSession({ tx }: Pick<Work, 'tx'>, sessionId: string) {
  const session = await sessions(tx).where('cashSessions.id', '=', sessionId).executeTakeFirst()
  if (!session || session.status === 'difference') return null
  if (session.status !== 'open')
    await tx.updateTable('cashSessions').set({ status: 'open' }).where('id', '=', sessionId).execute()
  return session
}

/** The session in which this box is kept now, held; null where nobody keeps it or its difference waits. */
export async function openSessionOfBox({ tx }: Pick<Work, 'tx'>, boxId: string) {
  const session = await sessions(tx).where('boxId', '=', boxId).executeTakeFirst()
  return session?.openedAt ? openSession({ tx }, session.id) : null
}

/** A session of one's own, or of a box one answers for, held; what has ended or lies outside one's reach is not there. */
export async function heldSession(work: Pick<Work, 'tx' | 'actor'>, sessionId: string): Promise<HeldSession> {
  const session = await anyHeldSession(work, sessionId)
  if (!reaches(work.actor, financePermissions.keepBoxes, { branchId: session.branchId, ownerId: session.keeperId })) throw gone()
  return session
}

export async function anyHeldSession({ tx }: Pick<Work, 'tx'>, sessionId: string): Promise<HeldSession> {
  const found = isUuid(sessionId) ? await sessions(tx).where('cashSessions.id', '=', sessionId).executeTakeFirst() : null
  if (!found) throw gone()
  const { sequence, ...session } = found
  return { ...session, number: Number(sequence) }
}

/** What waits for a yes is counted again when it has come back. */
export function mustNotWait({ status }: Pick<HeldSession, 'status'>) {
  if (status === 'difference')
    throw new Refusal('finance.session-waits', 'فرق هذه الوردية بانتظار الاعتماد. تُعدّ من جديد إن أُعيد الطلب.')
}

const gone = () => new Refusal('finance.no-such-session', 'هذه الوردية مغلقة، أو هي خارج صلاحيتك. حدّث الصفحة.', 404)

/** What somebody counted beside what the books say at this moment; the session is held by the caller. */
export async function keepCount(work: Work, session: Pick<HeldSession, 'id' | 'boxId' | 'openedAt'>, said: Said) {
  const expected = await balanceOf(work, boxLeaf(session.boxId))
  const count = { id: work.newId(), expected, counted: said.counted, atOpening: session.openedAt === null }
  await work.tx
    .insertInto('cashCounts')
    .values({
      ...{ ...count, sessionId: session.id, pieces: JSON.stringify(said.pieces ?? {}) },
      ...{ countedBy: work.actor.id, countedAt: work.now() },
    })
    .execute()
  return { ...count, difference: count.counted - expected }
}

type Said = { counted: bigint; pieces?: Pieces }

/** The last count, if it still says what lies in the box. */
export async function countThatStands({ tx }: Pick<Work, 'tx'>, { id, boxId }: Pick<HeldSession, 'id' | 'boxId'>) {
  const count = await tx
    .selectFrom('cashCounts')
    .select(['id', 'expected', 'counted', 'atOpening', 'countedBy'])
    .where('sessionId', '=', id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!count || count.expected !== (await balanceOf({ tx }, boxLeaf(boxId))))
    throw new Refusal('finance.count-again', 'تحرّك الصندوق بعد العدّ. عدّ النقد من جديد.')
  return { ...count, difference: count.counted - count.expected }
}

/** What was counted before, at this end of the session, and still does not agree with the books: the greatest difference. */
export async function foundBefore({ tx }: Pick<Work, 'tx'>, { id, keeperId }: Pick<HeldSession, 'id' | 'keeperId'>, end: End) {
  const counts = await tx
    .selectFrom('cashCounts')
    .select(['expected', 'counted', 'countedBy'])
    .where('sessionId', '=', id)
    .where('atOpening', '=', end.atOpening)
    .orderBy('sequence')
    .execute()
  const standing = unsettled(keeperId, counts)
  return standing.length > 0 ? greatestOf(standing) : null
}

type End = { atOpening: boolean }

/** What is being counted is moved by whoever keeps it and by nobody else. */
export async function boxesMustRest({ tx }: Pick<Work, 'tx'>, transfers: Transfer[]) {
  const leaves = transfers.flatMap(({ debit, credit }) => [debit, credit])
  const boxes = leaves.flatMap(({ account, key }) => (account === boxAccount && key ? [key] : []))
  if (boxes.length === 0) return
  await tx.selectFrom('cashBoxes').select('id').where('id', 'in', boxes).orderBy('id').forUpdate().execute()
  const kept = await tx
    .selectFrom('cashSessions')
    .innerJoin('cashBoxes', 'cashBoxes.id', 'boxId')
    .select('name')
    .where('boxId', 'in', boxes)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (kept) throw new Refusal('finance.box-kept', `في «${kept.name}» وردية مفتوحة. تُغلق أولًا.`)
}
