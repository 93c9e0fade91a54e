import { customersNamed } from '#areas/customers/public.ts'
import { newestShares } from '#areas/properties/shares.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { folded } from '#values/text.ts'
import { propertiesUnder } from './under.ts'

type Reader = Ctx['db'] | Work['tx']
type Of = { contractId: string; leadId: string; iban: string | null; ibanHolder: string | null }

/** The owners of all that is under a mandate; refused where they are not the same in the same parts. */
export async function sharesUnder(db: Reader, contractId: string) {
  const sets = await Promise.all((await propertiesUnder(db, contractId)).map(({ id }) => newestShares(db, id)))
  const [first] = sets
  const told = (set: (typeof sets)[number]) =>
    (set?.shares ?? [])
      .map(({ partyId, parts }) => `${partyId} ${parts}/${set?.whole}`)
      .toSorted()
      .join()
  if (!first || sets.some((set) => told(set) !== told(first)))
    throw new Refusal('properties.other-owners', 'حصص عقارات الاتفاقية غير متساوية. اكتب لكل عقار اتفاقية.')
  return first
}

/** Where the money of each owner goes, with the name as the bank has it; null where nobody has said. */
export async function accountsOf(db: Reader, { contractId, leadId, iban, ibanHolder }: Of) {
  const kept = await db
    .selectFrom('mandateAccounts')
    .select(['partyId', 'iban', 'holder'])
    .where('contractId', '=', contractId)
    .execute()
  const accounts = new Map(kept.map(({ partyId, ...account }) => [partyId, account]))
  if (iban && ibanHolder) accounts.set(leadId, { iban, holder: ibanHolder })
  return accounts
}

/** Each owner of what is under a mandate with the account, the one who signs for all among them. */
export async function ownersUnder(db: Reader, of: Of) {
  const [under] = await propertiesUnder(db, of.contractId)
  const set = under && (await newestShares(db, under.id))
  if (!set) return []
  const named = await customersNamed(
    { db },
    set.shares.map(({ partyId }) => partyId),
  )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const accounts = await accountsOf(db, of)
  return set.shares.map(({ partyId, parts }) => {
    const [name, account] = [names.get(partyId) ?? '', accounts.get(partyId) ?? null]
    return { partyId, name, parts, whole: set.whole, account, isLead: partyId === of.leadId }
  })
}
export type OwnerUnder = Awaited<ReturnType<typeof ownersUnder>>[number]

/** Whether a bank's name for somebody can be theirs: all words of the shorter are in the longer. */
export function isSamePerson(one: string, other: string) {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  return shorter.length > 0 && shorter.every((word) => longer.includes(word))
}

const wordsOf = (name: string) => folded(name).split(/\s+/).filter(Boolean)
