import type { Work } from '#platform/context.ts'

/** From now on this setting has this value, whatever it had. */
export async function keep({ tx, now }: Pick<Work, 'tx' | 'now'>, key: string, value: unknown) {
  const row = { value: JSON.stringify(value), changedAt: now() }
  await tx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
