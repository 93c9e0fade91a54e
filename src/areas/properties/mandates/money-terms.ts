import { contractsNamed } from '#areas/contracts/public.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { mandateOn } from './authority.ts'
import { accountsOf, sharesUnder } from './owner-accounts.ts'

const bases = { 'percent-of-collected': 'collected', 'percent-of-billed': 'billed', fixed: 'fixed' } as const

/**
 * Says to the books what a mandate says of money, when it begins and whenever it changes. What is collected under it lies in one pool, so
 * all that is under it belongs to the same owners in the same parts.
 */
export async function tellTheBooks(work: Work, contractId: string) {
  const [contract] = await contractsNamed(work, [contractId])
  const terms = await work.tx.selectFrom('mandates').selectAll().where('contractId', '=', contractId).executeTakeFirst()
  if (!contract || !terms) return
  const { partyId: leadId, branchId, number, title } = contract
  const [{ shares }, accounts] = [await sharesUnder(work.tx, contractId), await accountsOf(work.tx, { ...terms, leadId })]
  await keepMandateTerms(work, {
    ...{ mandateId: contractId, branchId, leadId, label: `${number}، ${title}` },
    ...{
      basis: bases[terms.commissionKind],
      rate: terms.commissionRate ?? 0,
      fee: terms.commissionAmount ?? 0n,
      since: contract.startsOn,
    },
    ...{ reserve: terms.reserve, loanLimit: terms.poolLoanLimit, expenseLimit: terms.expenseLimit, payoutDay: terms.payoutDay },
    owners: shares.map((share) => ({ ...share, iban: accounts.get(share.partyId)?.iban ?? null })),
  })
}

/** The same of the mandate that a property is under today, when its shares change. */
export async function tellOfShares(work: Work, propertyId: string) {
  const mandate = await mandateOn(work, { propertyId, on: dayOf(work.now()) })
  if (mandate) await tellTheBooks(work, mandate.contractId)
}
