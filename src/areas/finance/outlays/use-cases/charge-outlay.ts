import { recordsOf } from '#areas/customers/public.ts'
import { branchOf } from '#areas/finance/branch-of.ts'
import { withinCreditLimit } from '#areas/finance/invoices/credit-limit.ts'
import { mustBeDueAhead } from '#areas/finance/invoices/due-on.ts'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { type Buyer, type Seller, sidesOf } from '#areas/finance/invoices/invoice-parties.ts'
import { raise } from '#areas/finance/invoices/issuing.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { outlayCharged } from '../facts.ts'
import { ChargeOutlayInput } from '../inputs.ts'
import { outlayAccount, outlayKinds } from '../outlay.ts'

const may = financePermissions.chargeOutlays

const untaxed = {
  ...{ vat: 0n, vatCategory: 'out-of-scope' as const, vatRate: 0, vatReason: 'رسم جهة يُدفع باسم العميل ولحسابه' },
  ...{ quantity: 1000, discount: 0n, contractId: null, resourceId: null, projectId: null },
}

/** What we lay out for a customer in their name: as much as the authority asks, by a debit note without tax, owed on to the authority. */
export const chargeOutlay = command({
  name: 'finance.charge-outlay',
  permission: may,
  input: ChargeOutlayInput,
  async run(work, { branchId: chosen, again, ...asked }) {
    const { id, partyId, kind, line, authority, reference, amount, dueOn } = asked
    await onceFor(work, id)
    const before = await work.tx.selectFrom('outlays').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const today = dayOf(work.now())
    mustBeDueAhead(today, dueOn)
    if (!again) await mustBeFirst(work, asked)
    const branchId = await branchOf(work, may, chosen)
    const { seller, buyer } = await sidesOf(work, partyId)
    const place = { invoiceId: work.newId(), chargeId: work.newId(), partyId, branchId, dueOn }
    const { number, journalId } = await withinCreditLimit(work, partyId, () => note(work, place, { ...asked, seller, buyer }))
    await work.tx
      .insertInto('outlays')
      .values({
        ...{ id, branchId, partyId, holder: buyer.name, chargeId: place.chargeId, kind, line, authority, reference, amount },
        ...{ chargedBy: work.actor.id, chargedOn: today, chargedAt: work.now(), closedBy: null, closedAt: null },
        words: folded([number, authority, reference, buyer.number, buyer.name, buyer.phone].join(' ')),
      })
      .execute()
    await work.tx.insertInto('outlayMovements').values({ outlayId: id, kind: 'charged', amount, journalId }).execute()
    work.record(invoiceIssued, place.invoiceId, { number, kind: 'debit-note', partyId, total: amount })
    work.record(outlayCharged, id, { number, authority, reference, partyId, amount })
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

type Alike = Pick<Laid, 'authority' | 'reference' | 'amount'> & { partyId: string }

type Place = { invoiceId: string; chargeId: string; partyId: string; branchId: string; dueOn: string }
type Laid = Pick<
  ReturnType<(typeof ChargeOutlayInput)['parse']>,
  'id' | 'kind' | 'line' | 'authority' | 'reference' | 'amount'
> & {
  seller: Seller
  buyer: Buyer
}

/** The paper that asks for it, and the charge by which it is owed on. */
function note(work: Work, { chargeId, invoiceId, ...owing }: Place, { id, kind, seller, buyer, ...laid }: Laid) {
  const today = dayOf(work.now())
  const { line, authority, reference, amount } = laid
  const paper = { id: invoiceId, kind: 'debit-note' as const, ...owing, net: amount, vat: 0n, seller, buyer }
  const charge = {
    ...{ id: chargeId, invoiceId, place: 1, ...owing, line, kind: 'outlay' as const, net: amount, unitPrice: amount },
    ...{ description: `${outlayKinds[kind]}، ${authority}، مرجع ${reference}`, ...untaxed },
    ...{ debtAccount: '1210', incomeAccount: outlayAccount, incomeKey: id, source: 'outlay', sourceId: id },
  }
  return raise(work, { ...paper, suppliedFrom: today, suppliedUntil: today }, [charge])
}
