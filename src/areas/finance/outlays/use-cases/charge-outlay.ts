import { recordsOf } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { mustBeDueAhead } from '#areas/finance/invoices/due-on.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { ChargeOutlayInput } from '../inputs.ts'
import { type Laid, layOut } from '../laying-out.ts'

const may = financePermissions.chargeOutlays

/** What we lay out for a customer in their name: as much as the authority asks, by a debit note without tax, owed on to the authority. */
export const chargeOutlay = command({
  name: 'finance.charge-outlay',
  permission: may,
  input: ChargeOutlayInput,
  async run(work, { branchId: chosen, again, ...asked }) {
    const { id } = asked
    await onceFor(work, id)
    const before = await work.tx.selectFrom('outlays').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    mustBeDueAhead(dayOf(work.now()), asked.dueOn)
    if (!again) await mustBeFirst(work, asked)
    await layOut(work, { ...asked, branchId: await branchOf(work, may, chosen) })
    return { id }
  },
})

/** The same fee charged anew is a slip more often than a second fee: whoever charges it is asked once more. */
async function mustBeFirst(work: Work, { partyId, authority, reference, amount }: Alike) {
  const rows = await work.tx
    .selectFrom('outlays as o')
    .innerJoin('charges as c', 'c.id', 'o.chargeId')
    .innerJoin('invoices as i', 'i.id', 'c.invoiceId')
    .select(['i.number', 'o.authority', 'o.reference', 'o.chargedOn'])
    .where('o.partyId', 'in', recordsOf(partyId))
    .where('o.amount', '=', amount)
    .orderBy('o.chargedAt', 'desc')
    .execute()
  const like = rows.find((row) => folded(row.authority) === folded(authority) && folded(row.reference) === folded(reference))
  if (like)
    throw fieldFault('again', `سبق مثله بالإشعار ${like.number} يوم ${dayInWords(like.chargedOn)}. راجعه، أو أكّد أنه رسم آخر.`)
}

type Alike = Pick<Laid, 'partyId' | 'authority' | 'reference' | 'amount'>
