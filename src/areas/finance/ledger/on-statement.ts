import type { Work } from '#platform/context.ts'

type Shown = { accountId: string; day: string; amounts: readonly bigint[] }

/** Whether the bank's own statement of that account shows one of these amounts on that day. */
export async function isOnStatement({ tx }: Pick<Work, 'tx'>, { accountId, day, amounts }: Shown) {
  const line = await tx
    .selectFrom('bankLines')
    .select('id')
    .where('accountId', '=', accountId)
    .where('day', '=', day)
    .where('amount', 'in', [...amounts])
    .where('status', '<>', 'taken-back')
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}
