import { accountsHolding, accountsHoldingIn, accountsInRole } from '#areas/access/public.ts'
import { reachableParty } from '#areas/customers/public.ts'
import { reachableAccounts } from '#areas/identity/public.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Audience, Channel } from '#platform/messages/notice.ts'
import { takesMessages } from '#values/phones.ts'

export type Addressee = { accountId: string | null; phone: string | null; email: string | null }

/** Who is meant, and how each of them is reached. */
export async function addressees(asked: { tx: Tx; now: () => Date }, audience: Audience): Promise<Addressee[]> {
  const { tx } = asked
  if ('accountId' in audience) return reachableAccounts(tx, [audience.accountId])
  if ('partyId' in audience) return reachableParty(tx, audience.partyId)
  if ('role' in audience) return reachableAccounts(tx, await accountsInRole(asked, audience.role))
  if ('holdersOf' in audience) return reachableAccounts(tx, await whoHolds(asked, audience))
  return [{ accountId: null, phone: audience.phone ?? null, email: audience.email ?? null }]
}

const whoHolds = (
  { tx, now }: { tx: Tx; now: () => Date },
  { holdersOf, branchId }: Extract<Audience, { holdersOf: unknown }>,
) => (branchId ? accountsHoldingIn({ db: tx, now }, holdersOf, branchId) : accountsHolding({ tx, now }, holdersOf))

/** Where this person is on a channel; null where they cannot be reached by it. */
export function recipientOn(channel: Channel, { accountId, phone, email }: Addressee) {
  if (channel === 'in-app') return accountId
  if (channel === 'email') return email
  return phone && takesMessages(phone) ? phone : null
}
