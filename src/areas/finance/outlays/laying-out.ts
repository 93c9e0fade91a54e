import { withinCreditLimit } from '#areas/finance/invoices/credit-limit.ts'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { type Buyer, type Seller, sidesAsAgreed, sidesOf } from '#areas/finance/invoices/invoice-parties.ts'
import { raise } from '#areas/finance/invoices/issuing.ts'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { accountOfOutlay, type OutlayKind, outlayKinds } from '#areas/finance/outlay-dues/outlay.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { outlayCharged } from './facts.ts'

/** What an authority asks of a customer; where a contract or a thing of ours is its cause, it says so. */
export type Laid = {
  id: string
  partyId: string
  branchId: string
  kind: OutlayKind
  line: ServiceLine
  authority: string
  reference: string
  amount: bigint
  dueOn: string
  contractId?: string
  resourceId?: string
  /** By a contract with them: whatever of their record whoever does it may see. */
  asAgreed?: true
}

const untaxed = {
  ...{ vat: 0n, vatCategory: 'out-of-scope' as const, vatRate: 0, vatReason: 'رسم جهة يُدفع باسم العميل ولحسابه' },
  ...{ quantity: 1000, discount: 0n, projectId: null },
}

/** Charged to the customer by a debit note, and owed on to the authority from here. */
export async function layOut(work: Work, laid: Laid) {
  const { id, partyId, branchId, kind, line, authority, reference, amount } = laid
  const { seller, buyer } = await (laid.asAgreed ? sidesAsAgreed : sidesOf)(work, partyId)
  const place = { invoiceId: work.newId(), chargeId: work.newId(), seller, buyer }
  const { number, journalId } = await withinCreditLimit(work, partyId, () => note(work, place, laid))
  const charged = {
    chargedBy: work.actor.id,
    chargedOn: dayOf(work.now()),
    chargedAt: work.now(),
    closedBy: null,
    closedAt: null,
  }
  await work.tx
    .insertInto('outlays')
    .values({
      ...{
        id,
        branchId,
        partyId,
        holder: buyer.name,
        chargeId: place.chargeId,
        kind,
        line,
        authority,
        reference,
        amount,
        ...charged,
      },
      words: folded([number, authority, reference, buyer.number, buyer.name, buyer.phone].join(' ')),
    })
    .execute()
  await work.tx.insertInto('outlayMovements').values({ outlayId: id, kind: 'charged', amount, journalId }).execute()
  work.record(invoiceIssued, place.invoiceId, { number, kind: 'debit-note', partyId, total: amount })
  work.record(outlayCharged, id, { number, authority, reference, partyId, amount })
  return { invoiceId: place.invoiceId, number }
}

type Place = { invoiceId: string; chargeId: string; seller: Seller; buyer: Buyer }

/** The paper that asks for it, and the charge by which it is owed on. */
function note(work: Work, { chargeId, invoiceId, seller, buyer }: Place, laid: Laid) {
  const today = dayOf(work.now())
  const { id, kind, line, authority, reference, amount, partyId, branchId, dueOn, contractId = null, resourceId = null } = laid
  const owing = { partyId, branchId, dueOn }
  const paper = { id: invoiceId, kind: 'debit-note' as const, ...owing, net: amount, vat: 0n, seller, buyer }
  const charge = {
    ...{ id: chargeId, invoiceId, place: 1, ...owing, line, kind: 'outlay' as const, net: amount, unitPrice: amount },
    ...{ description: `${outlayKinds[kind]}، ${authority}، مرجع ${reference}`, ...untaxed, contractId, resourceId },
    ...{ debtAccount: '1210', incomeAccount: accountOfOutlay(kind), incomeKey: id, source: 'outlay', sourceId: id },
  }
  return raise(work, { ...paper, suppliedFrom: today, suppliedUntil: today }, [charge])
}
