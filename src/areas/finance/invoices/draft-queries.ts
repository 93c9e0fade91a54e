import { financePermissions as may } from '#areas/finance/permissions.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import type { DraftForm } from './drafts.ts'
import type { Reader } from './invoice-standing.ts'

const near = ({ db, actor }: Reader, permission: Permission) =>
  db
    .selectFrom('invoiceDrafts')
    .where('status', '=', 'draft')
    .where((eb) => withinReach(eb, actor, permission, { branch: 'branchId' }))

/** How many are within reach: those that were issued or deleted are none any more. */
export const draftCount = async (ctx: Reader) =>
  Number(
    (
      await near(ctx, may.viewDrafts)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

/** One as it was typed, to go on with; null where it is none any more, or somebody else's. */
export async function draft(ctx: Reader, id: string) {
  if (!isUuid(id)) return null
  const row = await near(ctx, may.issueInvoices)
    .select(['id', 'partyId', 'branchId', 'form'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, form: { ...(row.form as DraftForm), branchId: row.branchId } } : null
}
