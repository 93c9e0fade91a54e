import { contractsNamed } from '#areas/contracts/public.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { newestShares } from '#areas/properties/shares.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { mandateOn } from './authority.ts'
import { propertiesUnder } from './under.ts'

const bases = { 'percent-of-collected': 'collected', 'percent-of-billed': 'billed', fixed: 'fixed' } as const

/**
 * Says to the books what a mandate says of money, when it begins and whenever it changes. What is collected under it lies in one pool, so
 * all that is under it belongs to the same owners in the same parts.
 */
export async function tellTheBooks(work: Work, contractId: string) {
  const [contract] = await contractsNamed(work, [contractId])
  const terms = await work.tx.selectFrom('mandates').selectAll().where('contractId', '=', contractId).executeTakeFirst()
  if (!contract || !terms) return
  const shares = await sharesUnder(work, contractId)
  const { partyId: leadId, branchId, number, title } = contract
  await keepMandateTerms(work, {
    ...{ mandateId: contractId, branchId, leadId, label: `${number}، ${title}` },
    ...{
      basis: bases[terms.commissionKind],
      rate: terms.commissionRate ?? 0,
      fee: terms.commissionAmount ?? 0n,
      since: contract.startsOn,
    },
    ...{ reserve: terms.reserve, loanLimit: terms.poolLoanLimit, expenseLimit: terms.expenseLimit },
    owners: shares.map((share) => ({ ...share, iban: share.partyId === leadId ? terms.iban : null })),
  })
}

/** The same of the mandate that a property is under today, when its shares change. */
export async function tellOfShares(work: Work, propertyId: string) {
  const mandate = await mandateOn(work, { propertyId, on: dayOf(work.now()) })
  if (mandate) await tellTheBooks(work, mandate.contractId)
}

async function sharesUnder({ tx }: Work, contractId: string) {
  const under = await propertiesUnder(tx, contractId)
  const sets = await Promise.all(under.map(({ id }) => newestShares(tx, id)))
  const [first] = sets
  const told = (set: (typeof sets)[number]) =>
    (set?.shares ?? [])
      .map(({ partyId, parts }) => `${partyId} ${parts}/${set?.whole}`)
      .toSorted()
      .join()
  if (!first || sets.some((set) => told(set) !== told(first)))
    throw new Refusal('properties.other-owners', 'حصص عقارات الاتفاقية غير متساوية. اكتب لكل عقار اتفاقية.')
  return first.shares
}
