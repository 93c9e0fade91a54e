import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'

/** What somebody still owes of the invoices that came from before our books. */
export async function duesFromBefore({ tx }: Pick<Work, 'tx'>, partyId: string) {
  const { open } = await tx
    .selectFrom('charges')
    .select(sql<bigint>`coalesce(sum(open_net + open_vat), 0)::bigint`.as('open'))
    .where('partyId', 'in', recordsOf(partyId))
    .where('kind', '=', 'opening')
    .executeTakeFirstOrThrow()
  return open
}
