import { heldCharges } from '#areas/finance/invoices/charges.ts'
import { spreadOver, uncovered } from '#areas/finance/invoices/cheque-covers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { chequeCan } from '../cheque.ts'
import { chequeCovered } from '../facts.ts'
import { CoverChargesInput } from '../inputs.ts'
import { heldCheque, mustAllow, told } from '../step.ts'

/** Says anew what a cheque in hand is for: which dues it covers, and what becomes of the rest when the bank has paid. */
export const coverCharges = command({
  name: 'finance.cover-charges',
  permission: financePermissions.keepCheques,
  input: CoverChargesInput,
  async run(work, { chequeId, rest, charges }) {
    const cheque = await heldCheque(work, chequeId, financePermissions.keepCheques)
    mustAllow(chequeCan.cover, cheque)
    const chosen = charges.map(({ charge }) => charge)
    await heldCharges(work, chosen)
    await work.tx.deleteFrom('chequeCovers').where('chequeId', '=', chequeId).execute()
    const dues = await uncovered(work, cheque.partyId, { only: chosen })
    if (dues.length < chosen.length) throw new Refusal('not-found', 'أحد المستحقات ليس على هذا العميل، أو سُدّد. حدّث الصفحة.', 404)
    const covers = spreadOver([cheque], dues).map((cover) => ({ ...cover, partyId: cheque.partyId }))
    if (covers.length > 0) await work.tx.insertInto('chequeCovers').values(covers).execute()
    await work.tx.updateTable('cheques').set({ rest }).where('id', '=', chequeId).execute()
    const covered = covers.reduce((sum, { amount }) => sum + amount, 0n)
    work.record(chequeCovered, chequeId, { ...told(cheque), covered })
    return { id: chequeId, number: cheque.number }
  },
})
