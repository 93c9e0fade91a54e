import { z } from 'zod'
import { branchNamed } from '#areas/company/public.ts'
import { post } from '#areas/finance/ledger/books.ts'
import type { Transfer } from '#areas/finance/ledger/journal.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { oweShortage } from '#areas/finance/staff-debts/recording.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { bearers, boxLeaf, differenceOf, sessionCan, sessionSource } from './cash.ts'
import { myBoxPath } from './cash-paths.ts'
import { differenceApproved, differenceSentBack, sessionClosed, sessionOpened } from './facts.ts'
import { sessionPath } from './session-asked.ts'
import { anyHeldSession, countThatStands, type HeldSession } from './sessions.ts'

const AskedDifference = z.object({
  sessionId: z.uuid(),
  countId: z.uuid(),
  borneBy: z.enum(['company', 'keeper']).default('company'),
})

/** Whatever the amount: nobody's own word makes up for cash that is missing, or keeps what is too much. */
export const approveDifference: Approvable = {
  action: 'finance.approve-difference',
  label: 'اعتماد فرق الصندوق',
  approver: 'financeManager',
  inBranch: 5_000n,
  async tell({ db, actor }, payload) {
    const { sessionId, countId, borneBy } = AskedDifference.parse(payload)
    const session = await db
      .selectFrom('cashSessions')
      .innerJoin('cashBoxes', 'cashBoxes.id', 'cashSessions.boxId')
      .select(['sequence', 'cashBoxes.name as box', 'branchId', 'keeperId'])
      .where('cashSessions.id', '=', sessionId)
      .executeTakeFirstOrThrow()
    const counts = await db
      .selectFrom('cashCounts')
      .select(['id', 'counted', 'expected', 'countedBy', 'atOpening'])
      .where('sessionId', '=', sessionId)
      .orderBy('sequence')
      .execute()
    const names = await namesOf({ db }, counts.map(({ countedBy }) => countedBy).concat(session.keeperId))
    const nameOf = (id: string) => names.get(id) ?? id
    return [
      { question: 'الصندوق', answer: `${session.box}، ${(await branchNamed({ db }, session.branchId)) ?? ''}` },
      {
        question: 'الوردية',
        answer: `رقم ${session.sequence}، ${nameOf(session.keeperId)}`,
        path: reaches(actor, financePermissions.viewBoxes, session) ? sessionPath(sessionId) : null,
      },
      ...bornBy(
        counts.find(({ id }) => id === countId),
        borneBy,
        nameOf(session.keeperId),
      ),
      {
        question: 'كل عدّ فيها',
        answer: counts.map(
          ({ counted, expected, countedBy, atOpening }) =>
            `${atOpening ? 'عند الفتح: ' : ''}عدّ ${nameOf(countedBy)} ${inRials(counted)}، وفي الدفاتر ${inRials(expected)}`,
        ),
      },
    ]
  },
  anewAt: ({ actor }) => (actor.may(financePermissions.keepBoxes) ? myBoxPath : null),
  apply: (work, payload) => postDifference(work, AskedDifference.parse(payload)),
  refuse: (work, payload, note) => sendBack(work, AskedDifference.parse(payload), note),
}

/** What was taken over in the morning: whoever manages the branch stands beside the box, and agrees to larger amounts. */
export const approveOpening: Approvable = {
  ...approveDifference,
  action: 'finance.approve-opening-difference',
  label: 'اعتماد فرق فتح الوردية',
  inBranch: 1_000_000n,
}

/** By which rule somebody agrees to a count, at this end of a session. */
export const actionAt = ({ atOpening }: { atOpening: boolean }) => (atOpening ? approveOpening : approveDifference).action

type Told = { counted: bigint; expected: bigint; atOpening: boolean }

/** Who bears what is short, and how much; of what is too much nobody does. */
function bornBy(count: Told | undefined, borneBy: keyof typeof bearers, keeper: string) {
  if (!count || differenceOf(count) >= 0n) return []
  const bearer = borneBy === 'keeper' && !count.atOpening ? `${keeper}: دين عليه` : bearers.company
  return [{ question: 'يتحمله', answer: `${bearer}، ${inRials(-differenceOf(count))}` }]
}

/** Counted again, or asked for again; why stands at the session until then. */
async function sendBack(work: Work, { sessionId, countId }: z.output<typeof AskedDifference>, reason: string) {
  const session = await work.tx
    .updateTable('cashSessions')
    .set({ status: 'counted', sentBack: reason })
    .where('id', '=', sessionId)
    .where('status', '=', 'difference')
    .returning(['sequence as number', 'boxId'])
    .executeTakeFirst()
  if (!session) return
  const { box, atOpening, ...count } = await work.tx
    .selectFrom('cashCounts')
    .innerJoin('cashBoxes', (join) => join.on('cashBoxes.id', '=', session.boxId))
    .select(['cashBoxes.name as box', 'counted', 'expected', 'atOpening'])
    .where('cashCounts.id', '=', countId)
    .executeTakeFirstOrThrow()
  work.record(differenceSentBack, sessionId, {
    number: Number(session.number),
    box,
    difference: differenceOf(count),
    atOpening,
    reason,
  })
}

/** Of the count that was asked about, and of no later one. */
async function postDifference(work: Work, { sessionId, countId, borneBy }: z.output<typeof AskedDifference>) {
  const session = await anyHeldSession(work, sessionId)
  const count = await countThatStands(work, session)
  if (!sessionCan.approve(session) || count.id !== countId)
    throw new Refusal('finance.counted-since', 'عُدّ الصندوق من جديد بعد هذا الطلب. ارفضه، فلهذا العدّ طلب آخر.')
  if ([session.keeperId, count.countedBy].includes(work.actor.id))
    throw new Refusal('finance.own-difference', 'لا تعتمد فرق صندوق كان في عهدتك أو عددته. يعتمده زميل آخر.', 403)
  const { number, box } = session
  const { difference, atOpening, counted } = count
  if (borneBy === 'keeper' && difference < 0n && !atOpening) await oweShortage(work, session, -difference)
  // Agreed to is otherwise that an earlier count was wrong.
  else if (difference !== 0n) await postAsOurs(work, session, count)
  work.record(differenceApproved, sessionId, { number, box, difference, atOpening, borneBy })
  await settle(work, session, { atOpening, counted })
}

type Count = { atOpening: boolean; counted: bigint; expected: bigint }

/** What is missing is a cost of ours, and what is too much an income. */
const postAsOurs = (work: Work, { id, number, box, boxId, branchId }: HeldSession, { atOpening, ...count }: Count) =>
  post(work, {
    source: { kind: sessionSource, id, purpose: atOpening ? 'opening-difference' : 'difference' },
    memo: `فرق ${box}، وردية ${number}`,
    transfers: [{ ...differenceTransfer(boxId, differenceOf(count)), line: 'shared', branchId }],
  })

const differenceTransfer = (boxId: string, difference: bigint): Transfer =>
  difference < 0n
    ? { debit: { account: '6190' }, credit: boxLeaf(boxId), amount: -difference }
    : { debit: boxLeaf(boxId), credit: { account: '4910' }, amount: difference }

async function settle(work: Work, session: HeldSession, { atOpening, counted }: { atOpening: boolean; counted: bigint }) {
  const { id, number, box } = session
  await work.tx
    .updateTable('cashSessions')
    .set(atOpening ? { status: 'open', openedAt: work.now() } : { status: 'approved', closedAt: work.now() })
    .where('id', '=', id)
    .execute()
  if (atOpening) work.record(sessionOpened, id, { number, box, openingCash: counted })
  else work.record(sessionClosed, id, { number, box, counted })
}
