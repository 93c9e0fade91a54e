import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { introduceRules } from '#areas/access/roles/introduce.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { approveSettlement } from '#areas/finance/owners/settlement-approval.ts'
import { prepareSettlement } from '#areas/finance/owners/use-cases/settle-owners.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import type { Ctx } from '#platform/context.ts'
import { demandRent, rentOf, within } from '#testing/rents.ts'
import type { BenchOffice } from './office.ts'

/** So many owners, each with the rent of a month paid into the account that is held for them: how long it takes until all are owed theirs. */
export async function settlementRun({ ctx: house }: BenchOffice, count: number) {
  await introduceRules(house, [approveSettlement])
  const mandates = await collected(house, count)
  const [maker, checker] = [await colleague(house, 'maker'), await colleague(house, 'checker')]
  const began = performance.now()
  for (const mandateId of mandates) {
    const { approvalId } = await prepareSettlement(maker, { id: maker.newId(), mandateId })
    await approve(checker, { approvalId: approvalId ?? '' })
  }
  return { seconds: (performance.now() - began) / 1_000 }
}

/** Somebody with an account of their own, who may do all this and agree to it. */
async function colleague(ctx: Ctx, word: string): Promise<Ctx> {
  const { id } = await addDemonstrationAccount(ctx, { name: word, email: `${word}@bench.example` })
  const holdings = [{ role: approveSettlement.approver, branchId: null }]
  return { ...ctx, approvables: [approveSettlement], actor: { ...ctx.actor, id, kind: 'staff', name: word, holdings } }
}

async function collected(ctx: Ctx, count: number) {
  const parties = await ctx.db.selectFrom('parties').select('id').orderBy('sequence').limit(count).execute()
  const { id: branchId } = await ctx.db.selectFrom('branches').select('id').orderBy('code').limit(1).executeTakeFirstOrThrow()
  const trust = { bank: 'بنك ظفار', holder: 'التحالف', iban: 'OM230180000000000000202', heldFor: 'trust' } as const
  const { id: account1 } = await addCompanyAccount(ctx, trust)
  const mandates: string[] = []
  for (const [at, { id: partyId }] of parties.entries()) {
    const mandateId = ctx.newId()
    const terms = { mandateId, branchId, leadId: partyId, label: `M-${at}`, rate: 500, owners: [{ partyId, parts: 1n }] }
    await within({ db: ctx.db, staff: () => ctx }, (work) => keepMandateTerms(work, terms))
    const tenant = parties.at(at - 1)?.id ?? partyId
    await demandRent(
      ctx,
      rentOf({ partyId: tenant, branchId, mandateId, contractId: ctx.newId() }, { amount: 250_000n }, ctx.newId()),
    )
    const paid = { method1: 'bank-transfer', account1, reference1: `FT-${at}`, amount1: '250' } as const
    await receivePayment(ctx, { id: ctx.newId(), partyId: tenant, ...paid })
    mandates.push(mandateId)
  }
  return mandates
}
