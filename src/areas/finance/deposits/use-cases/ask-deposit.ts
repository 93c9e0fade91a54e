import { branchOf } from '#areas/finance/branch-of.ts'
import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { type Buyer, type Seller, sidesOf } from '#areas/finance/invoices/invoice-parties.ts'
import { raise } from '#areas/finance/invoices/issuing.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { accountFor, type DepositLine } from '../deposit.ts'
import { depositAsked } from '../facts.ts'
import { AskDepositInput } from '../inputs.ts'

const may = financePermissions.askDeposits

const untaxed = {
  ...{ vat: 0n, vatCategory: 'out-of-scope' as const, vatRate: 0, vatReason: 'تأمين مسترد وليس مقابل توريد' },
  ...{ quantity: 1000, discount: 0n, contractId: null, resourceId: null, projectId: null },
}

/** What a customer is to leave with us until the contract is over: its demand has no tax, and it is due at the counter as all else. */
export const askDeposit = command({
  name: 'finance.ask-deposit',
  permission: may,
  input: AskDepositInput,
  async run(work, { id, partyId, branchId: chosen, line, contract, amount, dueOn, releaseOn = null }) {
    await onceFor(work, id)
    const before = await work.tx.selectFrom('deposits').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchOf(work, may, chosen)
    const { seller, buyer } = await sidesOf(work, partyId)
    const place = { invoiceId: work.newId(), chargeId: work.newId(), partyId, branchId, dueOn }
    const { number } = await demand(work, place, { id, line, contract, amount, seller, buyer })
    const { invoiceId, chargeId } = place
    const today = dayOf(work.now())
    await work.tx
      .insertInto('deposits')
      .values({
        ...{ id, branchId, partyId, holder: buyer.name, chargeId, line, account: accountFor(line), contract, amount, releaseOn },
        ...{ askedBy: work.actor.id, askedOn: today, askedAt: work.now() },
        words: folded([number, contract, buyer.number, buyer.name, buyer.phone].join(' ')),
      })
      .execute()
    work.record(invoiceIssued, invoiceId, { number, kind: 'deposit-demand', partyId, total: amount })
    work.record(depositAsked, id, { number, contract, partyId, amount })
    return { id }
  },
})

type Place = { invoiceId: string; chargeId: string; partyId: string; branchId: string; dueOn: string }
type Wanted = { id: string; line: DepositLine; contract: string; amount: bigint; seller: Seller; buyer: Buyer }

/** The paper that asks for it, and the charge that awaits it beside the books. */
function demand(work: Work, { chargeId, invoiceId, ...owing }: Place, { id, line, contract, amount, seller, buyer }: Wanted) {
  const today = dayOf(work.now())
  const paper = { id: invoiceId, kind: 'deposit-demand' as const, ...owing, net: amount, vat: 0n, seller, buyer }
  const charge = {
    ...{ id: chargeId, invoiceId, place: 1, ...owing, line, kind: 'deposit' as const, net: amount, unitPrice: amount },
    ...{ description: `تأمين مسترد عن ${contract}`, debtAccount: '9130', incomeAccount: '9139', incomeKey: id, ...untaxed },
    ...{ source: 'deposit', sourceId: id },
  }
  return raise(work, { ...paper, suppliedFrom: today, suppliedUntil: today }, [charge])
}
