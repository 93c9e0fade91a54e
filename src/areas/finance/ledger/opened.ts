import { recordsAsOne } from '#areas/customers/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { folded } from '#values/text.ts'

/** What came from the books before ours is corrected by undoing its opening, and by nothing that would tell its tax once more. */
export async function mustNotBeOpened({ tx }: Pick<Work, 'tx'>, id: string) {
  const item = await tx.selectFrom('openingItems').select('id').where('id', '=', id).executeTakeFirst()
  if (item)
    throw new Refusal(
      'finance.is-opening',
      'هذا من الدفاتر السابقة، فلا يُعكس ولا يصدر به إشعار دائن. اعكس رصيده من صفحة ملفه في «الأرصدة الافتتاحية».',
    )
}

/** Whose old invoice has this number; of two with one number both. */
export async function holdersOfNumber(ctx: Pick<Ctx, 'db'>, number: string) {
  const rows = await ctx.db
    .selectFrom('openingItems')
    .select('partyId')
    .distinct()
    .where('kind', '=', 'invoices')
    .where('mark', '=', folded(number))
    .where('undoneAt', 'is', null)
    .limit(8)
    .execute()
  const standing = await Promise.all(rows.flatMap(({ partyId }) => (partyId ? [recordsAsOne(ctx, partyId)] : [])))
  return [...new Set(standing.flatMap(([one]) => one ?? []))]
}
