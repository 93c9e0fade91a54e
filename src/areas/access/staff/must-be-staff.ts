import { accountsAmong } from '#areas/identity/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

/** For who works here alone: the accounts of customers are looked after on the pages of the customers. */
export async function mustBeStaff({ tx }: Pick<Work, 'tx'>, accountId: string) {
  const [account] = await accountsAmong({ tx }, [accountId])
  if (account?.kind !== 'staff') throw new Refusal('not-found', 'لم نجد هذا الموظف.', 404)
}
