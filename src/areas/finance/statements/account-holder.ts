import { customersNamed, partyAtCounter, partyOfAccount, recordsAsOne } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'

/** Whose account it is within reach, with every record that became this one; whoever was merged away is found under the one that stays. */
export async function accountHolder(ctx: Pick<Ctx, 'db' | 'actor'>, id: string | undefined) {
  if (!isUuid(id)) return null
  const ids = await recordsAsOne(ctx, id)
  const party = ids[0] === undefined ? null : await partyAtCounter(ctx, ids[0])
  return party && { party, ids }
}

/** The account of whoever is signed in; null while they are no customer of ours. */
export async function ownAccount(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const own = await partyOfAccount(ctx)
  const [party] = own ? await customersNamed(ctx, [own.id]) : []
  return party ? { party, ids: await recordsAsOne(ctx, party.id) } : null
}
