import type { Tx } from '#platform/db/database.ts'

/** Which of these phones a customer with an account has shown to be theirs. */
export async function phonesOfAccounts({ tx }: { tx: Tx }, phones: readonly string[]) {
  if (phones.length === 0) return new Set<string>()
  const rows = await tx.selectFrom('userAccounts').select('phone').where('phone', 'in', phones).execute()
  return new Set(rows.flatMap(({ phone }) => phone ?? []))
}
