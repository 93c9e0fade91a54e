import { reachableParty } from '#areas/customers/public.ts'
import { reachableAccounts } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { takesMessages } from '#values/phones.ts'
import type { CodeKind } from './signing.ts'

export type Contact = { kind: CodeKind; value: string }

type Reached = { phone: string | null; email: string | null }

/** The phone on record, else the mailbox: what somebody types on the page is never asked. */
const contactIn = ([reached]: readonly Reached[]): Contact | null => {
  if (reached?.phone && takesMessages(reached.phone)) return { kind: 'phone', value: reached.phone }
  return reached?.email ? { kind: 'email', value: reached.email } : null
}

export const contactOfParty = async (db: Ctx['db'], partyId: string) => contactIn(await reachableParty(db, partyId))

export const contactOfAccount = async (db: Ctx['db'], accountId: string) => contactIn(await reachableAccounts(db, [accountId]))
