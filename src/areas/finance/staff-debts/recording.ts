import { boxLeaf, sessionSource } from '#areas/finance/cash/cash.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Work } from '#platform/context.ts'
import { owedByKeeper } from './debt.ts'
import { staffDebtRecorded } from './facts.ts'

type Session = { id: string; number: number; boxId: string; box: string; branchId: string; keeperId: string }

/** What a count was short of is owed by whoever kept the box, who has not agreed to it alone. */
export async function oweShortage(work: Work, session: Session, amount: bigint) {
  const { id: sessionId, number, boxId, box, branchId, keeperId: employeeId } = session
  const { journalId } = await post(work, {
    source: { kind: sessionSource, id: sessionId, purpose: 'difference' },
    memo: `عجز ${box}، وردية ${number}، على أمين الصندوق`,
    transfers: owedByKeeper(boxLeaf(boxId), { employeeId, branchId, amount }),
  })
  const decided = { decidedBy: work.actor.id, decidedAt: work.now(), journalId }
  await work.tx
    .insertInto('staffDebts')
    .values({ id: work.newId(), sessionId, handOverId: null, employeeId, branchId, amount, ...decided })
    .execute()
  const employee = (await namesOf({ db: work.tx }, [employeeId])).get(employeeId) ?? ''
  work.record(staffDebtRecorded, sessionId, { employee, box, amount })
}
