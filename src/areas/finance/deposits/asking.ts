import { invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { type Buyer, type Seller, sidesAsAgreed } from '#areas/finance/invoices/invoice-parties.ts'
import { raise } from '#areas/finance/invoices/issuing.ts'
import { onceFor } from '#areas/finance/once.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { accountFor, type DepositLine } from './deposit.ts'
import { depositAsked } from './facts.ts'

const untaxed = {
  ...{ vat: 0n, vatCategory: 'out-of-scope' as const, vatRate: 0, vatReason: 'تأمين مسترد وليس مقابل توريد' },
  ...{ quantity: 1000, discount: 0n, resourceId: null, projectId: null },
}

/** What somebody is to leave with us, and for what: a contract as it is called, with its id where it is one of our records. */
export type Wanted = {
  id: string
  partyId: string
  branchId: string
  line: DepositLine
  contract: string
  /** What is let by it, where it is known. */
  thing?: string
  contractId: string | null
  amount: bigint
  dueOn: string
  releaseOn?: string | null | undefined
}

/** A lease or a hire asks for its deposit, once: its id is the deposit's, and the key under which it is held. */
export async function demandOnce(work: Work, wanted: Omit<Wanted, 'id'> & { contractId: string }) {
  const { contractId: id, partyId } = wanted
  await onceFor(work, id)
  const before = await work.tx.selectFrom('deposits').select('id').where('id', '=', id).executeTakeFirst()
  if (before) return { id }
  const sides = await sidesAsAgreed(work, partyId)
  await demand(work, { ...wanted, id, partyId: sides.buyer.id }, sides)
  return { id }
}

/** The paper that asks for it, the charge that awaits it beside the books, and the deposit it is to be. */
export async function demand(work: Work, wanted: Wanted, { seller, buyer }: { seller: Seller; buyer: Buyer }) {
  const { id, partyId, branchId, line, contract, thing, contractId, amount, dueOn, releaseOn = null } = wanted
  const [today, invoiceId, chargeId] = [dayOf(work.now()), work.newId(), work.newId()]
  const owing = { partyId, branchId, dueOn }
  const description = `تأمين مسترد عن ${thing ? `${contract}، ${thing}` : contract}`
  const charge = {
    ...{
      id: chargeId,
      invoiceId,
      place: 1,
      ...owing,
      line,
      kind: 'deposit' as const,
      net: amount,
      unitPrice: amount,
      contractId,
    },
    ...{ description, debtAccount: '9130', incomeAccount: '9139', incomeKey: id, ...untaxed },
    ...{ source: 'deposit', sourceId: id },
  }
  const paper = { id: invoiceId, kind: 'deposit-demand' as const, ...owing, net: amount, vat: 0n, seller, buyer }
  const { number } = await raise(work, { ...paper, suppliedFrom: today, suppliedUntil: today }, [charge])
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
}
