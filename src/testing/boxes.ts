import { actorOf } from '#areas/access/roles/actors.ts'
import { grantRole } from '#areas/access/roles/use-cases/grant-role.ts'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { addBox } from '#areas/finance/cash/use-cases/change-boxes.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { voucherSource } from '#areas/finance/ledger/voucher.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { FirstRole } from '#values/roles.ts'
import { openBranches, salalah } from './branches.ts'
import type { testOffice } from './office.ts'
import { journal, postIt } from './postings.ts'

/** Boxes of two branches, the people who keep them. */
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

  /** So much cash comes into a box by hand; below zero it is spent. */
  const paid = (boxId: string, amount: bigint) => {
    const came = { debit: boxLeaf(boxId), credit: { account: '2159', key: 'line-1' }, amount }
    const went = { debit: { account: '6110' }, credit: boxLeaf(boxId), amount: -amount, line: 'shared' as const }
    const source = { kind: voucherSource, id: house().newId(), purpose: 'post' }
    return postIt(house(), journal([amount > 0n ? came : went], { source }))
  }

  const cashier = (word: string, branchId?: string) => colleague(word, 'cashier', branchId)

  return {
    ...{ house, colleague, cashier, newBox, paid },
    /** Fatima keeps a box into which this was paid since. */
    async kept(amount = 0n) {
      const boxId = await newBox()
      const fatima = await cashier('fatima', salalah)
      const { id: sessionId } = await openSession(fatima, { boxId, rials1: '0' })
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
