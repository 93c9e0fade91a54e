import { actorOf } from '#areas/access/actors.ts'
import { grantRole } from '#areas/access/use-cases/grant-role.ts'
import { boxLeaf } from '#areas/finance/cash.ts'
import { balanceOf } from '#areas/finance/leaves.ts'
import { addBox } from '#areas/finance/use-cases/change-boxes.ts'
import { openSession } from '#areas/finance/use-cases/open-session.ts'
import { addDemonstrationAccount } from '#areas/identity/use-cases/add-demonstration-account.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { FirstRole } from '#values/roles.ts'
import { openBranches, salalah } from './branches.ts'
import type { testOffice } from './office.ts'
import { journal, postIt } from './postings.ts'

/** Boxes of two branches, the people who keep them, and customers who pay. */
export function boxesOf(office: ReturnType<typeof testOffice>) {
  const house = (): Ctx => ({ ...office.visitor(), actor: theHouseItself })

  async function colleague(word: string, role: FirstRole, branchId?: string): Promise<Ctx> {
    const { id } = await addDemonstrationAccount(house(), { name: word, email: `${word}@x.om` })
    await grantRole(house(), { accountId: id, role, branchId })
    return { ...office.visitor(), actor: await actorOf(office.visitor(), { id, kind: 'staff', name: word, sessionId: 'x' }) }
  }

  async function newBox(name = 'صندوق السعادة', branchId = salalah) {
    await openBranches(office.db)
    return (await addBox(house(), { branchId, name })).id
  }

  /** Somebody pays in cash; below zero it is paid back. */
  const paid = (boxId: string, amount: bigint) => {
    const credit = { account: '2160', key: 'salim' }
    const row = amount > 0n ? { debit: boxLeaf(boxId), credit } : { debit: credit, credit: boxLeaf(boxId) }
    return postIt(house(), journal([{ ...row, amount: amount > 0n ? amount : -amount }]))
  }

  const cashier = (word: string, branchId?: string) => colleague(word, 'cashier', branchId)

  return {
    ...{ house, colleague, cashier, newBox, paid },
    /** Fatima keeps a box into which this was paid since. */
    async kept(amount = 0n) {
      const boxId = await newBox()
      const fatima = await cashier('fatima', salalah)
      const { id: sessionId } = await openSession(fatima, { boxId, openingCash: '0' })
      if (amount) await paid(boxId, amount)
      return { boxId, fatima, sessionId }
    },
    inBox: (boxId: string) => balanceOf(office, boxLeaf(boxId)),
    async statusNow(sessionId: string) {
      const query = office.db.selectFrom('cashSessions').select('status').where('id', '=', sessionId)
      return (await query.executeTakeFirstOrThrow()).status
    },
    /** The approval that was asked for last. */
    async lastAsked() {
      const query = office.db.selectFrom('approvals').select('id').orderBy('requestedAt', 'desc').limit(1)
      return (await query.executeTakeFirstOrThrow()).id
    },
    holdSessions: (tx: Tx) => tx.selectFrom('cashSessions').select('id').forUpdate().execute(),
  }
}
