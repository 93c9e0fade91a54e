import { requestApproval } from '#areas/access/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { type SessionStatus, sessionCan, sumOf } from '../cash.ts'
import { approveDifference } from '../cash-approvals.ts'
import { differenceAsked, sessionClosed, sessionCounted } from '../facts.ts'
import { AskDifferenceInput, CountSessionInput, SessionInput } from '../inputs.ts'
import { countThatStands, heldSession, keepCount } from '../sessions.ts'

/** By note and coin, and not knowing what there should be: that is said when the count is kept. As often as one likes. */
export const countSession = command({
  name: 'finance.count-session',
  permission: financePermissions.keepBoxes,
  input: CountSessionInput,
  async run(work, { sessionId, ...pieces }) {
    const session = await heldSession(work, sessionId)
    if (!session.openedAt || !sessionCan.count(session)) throw changed()
    const { counted, difference } = await keepCount(work, session, { counted: sumOf(pieces), pieces })
    await move(work, sessionId, 'counted')
    const { number, box } = session
    work.record(sessionCounted, sessionId, { number, box, counted, difference, atOpening: false })
    return { id: sessionId }
  },
})

/** Somebody else agrees to what is missing or too much, before it is posted. */
export const askDifference = command({
  name: 'finance.ask-difference',
  permission: financePermissions.keepBoxes,
  input: AskDifferenceInput,
  async run(work, { sessionId, reason }) {
    const session = await heldSession(work, sessionId)
    const { number, box } = session
    const { id: countId, difference, atOpening } = await countToSettle(work, session)
    if (difference === 0n) throw new Refusal('finance.no-difference', 'لا فرق في هذا العدّ. أغلق الوردية.')
    await move(work, sessionId, 'difference')
    const amount = difference < 0n ? -difference : difference
    const title = `${difference < 0n ? 'عجز' : 'زيادة'} ${inRials(amount)} في ${box}`
    const payload = { sessionId, countId }
    await requestApproval(work, { action: approveDifference.action, title, subjectId: countId, amount, payload, reason })
    work.record(differenceAsked, sessionId, { number, box, difference, atOpening })
    return { id: sessionId }
  },
})

export const closeSession = command({
  name: 'finance.close-session',
  permission: financePermissions.keepBoxes,
  input: SessionInput,
  async run(work, { sessionId }) {
    const session = await heldSession(work, sessionId)
    const { counted, difference } = await countToSettle(work, session)
    if (!session.openedAt) throw changed()
    if (difference !== 0n) throw new Refusal('finance.difference', 'في العدّ فرق. أرسله للاعتماد، أو عدّ من جديد.')
    await work.tx
      .updateTable('cashSessions')
      .set({ status: 'closed', closedAt: work.now() })
      .where('id', '=', sessionId)
      .execute()
    work.record(sessionClosed, sessionId, { number: session.number, box: session.box, counted })
    return { id: sessionId }
  },
})

async function countToSettle(work: Work, session: Parameters<typeof countThatStands>[1] & { status: SessionStatus }) {
  if (!sessionCan.ask(session)) throw changed()
  return countThatStands(work, session)
}

/** The row is held, so that nobody has moved it since it was read. */
const move = ({ tx }: Work, id: string, status: SessionStatus) =>
  tx.updateTable('cashSessions').set({ status }).where('id', '=', id).execute()

const changed = () => new Refusal('finance.session-changed', 'تغيّرت هذه الوردية. حدّث الصفحة.')
