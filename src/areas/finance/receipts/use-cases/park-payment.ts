import { partyOnPaper } from '#areas/customers/public.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { parkedDropped, paymentParked } from '../facts.ts'
import { DropParkedInput, ParkPaymentInput } from '../inputs.ts'

/** Puts a payment aside as it stands, while somebody else is served: no money is taken, and only this cashier takes it up again. */
export const parkPayment = command({
  name: 'finance.park-payment',
  permission: financePermissions.receivePayments,
  input: ParkPaymentInput,
  async run(work, { id, partyId, form }) {
    await onceFor(work, id)
    const taken = await work.tx.selectFrom('receipts').select('number').where('id', '=', id).executeTakeFirst()
    if (taken) throw new Refusal('finance.received-before', `صدر السند ${taken.number} لهذه الدفعة. حدّث الصفحة.`)
    const party = await partyOnPaper(work, partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const kept = { partyId, form: JSON.stringify(form), parkedAt: work.now() }
    const row = await work.tx
      .insertInto('parkedPayments')
      .values({ id, cashierId: work.actor.id, ...kept })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(kept).where('parkedPayments.cashierId', '=', work.actor.id))
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new Refusal('finance.no-such-parked', 'لا توجد هذه الدفعة بين ما علّقته.', 404)
    work.record(paymentParked, id, { partyId, name: party.name })
    return { name: party.name }
  },
})

export const dropParked = command({
  name: 'finance.drop-parked',
  permission: financePermissions.receivePayments,
  input: DropParkedInput,
  async run(work, { parkedId }) {
    const gone = await work.tx
      .deleteFrom('parkedPayments')
      .where('id', '=', parkedId)
      .where('cashierId', '=', work.actor.id)
      .returning('partyId')
      .executeTakeFirst()
    if (!gone) throw new Refusal('finance.no-such-parked', 'لا توجد هذه الدفعة بين ما علّقته. حدّث الصفحة.', 404)
    work.record(parkedDropped, parkedId, { partyId: gone.partyId })
  },
})
