import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { cancelSettlement, prepareSettlement, reverseSettlement } from '#areas/finance/owners/use-cases/settle-owners.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import type { Counter } from './counter.ts'
import { demandRent, endRents, rentOf, within } from './rents.ts'

export type Bill = { invoiceId: string; chargeId: string }

type Life = {
  counter: Counter
  people: readonly string[]
  throwDice: (sides: number) => number
  bills: Bill[]
  /** One of these, or nothing yet. */
  oneOf: <Thing>(all: readonly Thing[]) => Thing
}
type Asked = { id: string; approvalId: string | null }

/** Rents of a house whose owners are the people of this life themselves: demanded, taken back, settled, and settled no more. */
export function rentActs({ counter, people, throwDice, bills, oneOf }: Life): Record<string, () => Promise<unknown>> {
  const { huda, id, noura, checker, office } = counter
  const [mandateId, contractId] = [id(), id()]
  const [asked, rents]: [Asked[], string[]] = [[], []]
  const house = async () => {
    const { id: branchId } = await office.db
      .selectFrom('branches')
      .select('id')
      .where('code', '=', 'SLL')
      .executeTakeFirstOrThrow()
    const owners = people.map((partyId, index) => ({ partyId, parts: 3n + 4n * BigInt(index) }))
    const about = { mandateId, branchId, leadId: people[0] ?? '', label: 'M-1', rate: 700, reserve: 5_000n }
    await within(office, (work) => keepMandateTerms(work, { ...about, owners }))
    return branchId
  }
  let branch: Promise<string> | null = null
  const settlementId = () => oneOf(asked).id
  return {
    rent: async () => {
      branch ??= house()
      const about = { partyId: oneOf(people), branchId: await branch, mandateId, contractId }
      const amount = BigInt(1 + throwDice(90_000))
      const { invoiceId, charges } = await demandRent(
        huda(),
        rentOf(about, { amount, tax: throwDice(2) ? 'residential' : 'owner-taxed' }, id()),
      )
      const chargeId = charges[0]?.id ?? ''
      rents.push(chargeId)
      bills.push({ invoiceId, chargeId })
    },
    endRent: async () => endRents(huda(), { chargeIds: [oneOf(rents)], reason: 'انتهى العقد' }),
    settle: async () => {
      oneOf(rents)
      asked.push(await prepareSettlement(noura, { id: id(), mandateId }))
    },
    agreeToSettle: async () => approve(checker, { approvalId: oneOf(asked).approvalId ?? id() }),
    cancelSettle: async () => cancelSettlement(noura, { settlementId: settlementId(), reason: 'قبل أوانها' }),
    reverseSettle: async () => reverseSettlement(checker, { settlementId: settlementId(), reason: 'خطأ' }),
  }
}
