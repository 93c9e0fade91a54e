import { requestApproval } from '#areas/access/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { differenceInWords, type SessionStatus, sessionCan, sizeOf, sumOf } from '../cash.ts'
import { actionAt } from '../cash-approvals.ts'
import { mustBeCounted } from '../coins.ts'
import { differenceAsked, sessionClosed, sessionCounted } from '../facts.ts'
import { AskDifferenceInput, CountSessionInput, SessionInput } from '../inputs.ts'
import { countThatStands, foundBefore, heldSession, keepCount, mustNotWait } from '../sessions.ts'

/** By note and coin, and not knowing what there should be: how much it differs is said to the keeper after the second count. */
export const countSession = command({
  name: 'finance.count-session',
  permission: financePermissions.keepBoxes,
  input: CountSessionInput,
  async run(work, { sessionId, ...pieces }) {
    const session = await heldSession(work, sessionId)
    if (session.openedAt) mustNotWait(session)
    if (!session.openedAt || !sessionCan.count(session)) throw changed()
    await mustBeCounted(work, { ...session, counted: sumOf(pieces), field: 'baisa1' })
    const { counted, difference } = await keepCount(work, session, { counted: sumOf(pieces), pieces })
    await move(work, sessionId, 'counted')
    const { number, box } = session
    work.record(sessionCounted, sessionId, { number, box, counted, difference, atOpening: false })
    return { id: sessionId }
  },
})

/** Somebody else agrees to what is missing or too much, before it is posted; or to a second count that found what the first did not. */
export const askDifference = command({
  name: 'finance.ask-difference',
  permission: financePermissions.keepBoxes,
  input: AskDifferenceInput,
  async run(work, { sessionId, borneBy: chosen, reason }) {
    const session = await heldSession(work, sessionId)
    const { number, box, branchId } = session
    const count = await countToSettle(work, session)
    const { id: countId, difference, atOpening } = count
    const before = difference === 0n ? await foundBefore(work, session, count) : null
    if (difference === 0n && before === null) throw new Refusal('finance.no-difference', 'لا فرق في هذا العدّ. أغلق الوردية.')
    const borneBy = bearerOf(count, chosen)
    await move(work, sessionId, 'difference')
    const amount = sizeOf(before ?? difference)
    const title =
      before === null ? `${differenceInWords(difference)} في ${box}` : `${differenceInWords(before)} في ${box}، ثم عُدّ بلا فرق`
    await requestApproval(work, {
      ...{ action: actionAt(count), title, subjectId: countId, amount, branchId, reason },
      payload: { sessionId, countId, borneBy },
    })
    work.record(differenceAsked, sessionId, { number, box, difference, atOpening, borneBy })
    return { id: sessionId }
  },
})

type Bearer = 'company' | 'keeper'

/** What the keeper counted short at the end is theirs or ours, as whoever asks says; all else is the company's. */
function bearerOf({ difference, atOpening }: { difference: bigint; atOpening: boolean }, chosen: Bearer | undefined): Bearer {
  const isShort = difference < 0n && !atOpening
  if (chosen === 'keeper' && !isShort) throw fieldFault('borneBy', 'يُسجّل على أمين الصندوق عجز عدّه هو عند الإغلاق فقط.')
  if (isShort && !chosen) throw fieldFault('borneBy', 'اختر من يتحمل العجز.')
  return chosen ?? 'company'
}

export const closeSession = command({
  name: 'finance.close-session',
  permission: financePermissions.keepBoxes,
  input: SessionInput,
  async run(work, { sessionId }) {
    const session = await heldSession(work, sessionId)
    const count = await countToSettle(work, session)
    const { counted, difference } = count
    if (!session.openedAt) throw changed()
    if (difference !== 0n) throw new Refusal('finance.difference', 'في العدّ فرق. أرسله للاعتماد، أو عدّ من جديد.')
    if ((await foundBefore(work, session, count)) !== null) throw foundOtherwise()
    await work.tx
      .updateTable('cashSessions')
      .set({ status: 'closed', closedAt: work.now() })
      .where('id', '=', sessionId)
      .execute()
    work.record(sessionClosed, sessionId, { number: session.number, box: session.box, counted })
    return { id: sessionId }
  },
})

const foundOtherwise = () =>
  new Refusal('finance.counted-otherwise', 'اختلف عدّ قبل هذا في الوردية. يعدّ زميل غيرك، أو أرسلها للاعتماد.')

async function countToSettle(work: Work, session: Parameters<typeof countThatStands>[1] & { status: SessionStatus }) {
  if (!sessionCan.ask(session)) throw changed()
  return countThatStands(work, session)
}

/** The row is held, so that nobody has moved it since it was read. */
const move = ({ tx }: Work, id: string, status: SessionStatus) =>
  tx.updateTable('cashSessions').set({ status, sentBack: null }).where('id', '=', id).execute()

const changed = () => new Refusal('finance.session-changed', 'تغيّرت هذه الوردية. حدّث الصفحة.')
