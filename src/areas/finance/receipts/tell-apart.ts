import { sql } from 'kysely'
import { z } from 'zod'
import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Subscriber } from '#platform/subscribers.ts'
import { heldReceipts, takeBack } from './allocations.ts'

const Undone = z.object({ keptId: z.string(), mergedId: z.string() })

/**
 * Two records that are told apart again are two people: what the money of one paid of the other's debts is taken back, so that the
 * money is its owner's credit and the debt is open. Nothing else that was written is touched.
 */
export const paymentsApart: Subscriber = {
  name: 'finance.tell-payments-apart',
  factName: 'customers.merge-undone',
  async react(reaction, _factId, data) {
    const { keptId, mergedId } = Undone.parse(data)
    const crossing = await reaction.tx
      .selectFrom('allocations')
      .innerJoin('charges', 'charges.id', 'allocations.chargeId')
      .leftJoin('allocations as back', 'back.takesBack', 'allocations.id')
      .selectAll('allocations')
      .where('allocations.takesBack', 'is', null)
      .where('back.id', 'is', null)
      .where(
        'allocations.partyId',
        'in',
        sql<string>`(select records_of_one(${keptId}) union select records_of_one(${mergedId}))`,
      )
      .where(sql<boolean>`standing_record(allocations.party_id) <> standing_record(charges.party_id)`)
      .orderBy('allocations.sequence', 'desc')
      .execute()
    await heldCharges(
      reaction,
      crossing.map(({ chargeId }) => chargeId),
    )
    await heldReceipts(
      reaction,
      crossing.flatMap(({ receiptId }) => receiptId ?? []),
    )
    // A cheque of the one is no cover of what the other owes.
    await sql`delete from cheque_covers v using charges c where c.id = v.charge_id and v.party_id in
      (select records_of_one(${keptId}) union select records_of_one(${mergedId}))
      and standing_record(v.party_id) <> standing_record(c.party_id)`.execute(reaction.tx)
    const asItself = { ...reaction, actor: theHouseItself }
    for (const allocation of crossing) await takeBack(asItself, allocation, 'فُصل السجلان، ولكل منهما ماله ودينه')
  },
}
