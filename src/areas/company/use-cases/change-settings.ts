import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { settingsChanged } from '../facts.ts'
import { ChangeSettingsInput } from '../inputs.ts'
import { companyPermissions } from '../permissions.ts'

export const changeSettings = command({
  name: 'company.change-settings',
  permission: companyPermissions.manage,
  input: ChangeSettingsInput,
  async run(work, { shown, ...typed }) {
    const emptied = Object.fromEntries(shown.map((key) => [key, null]))
    const wanted = Object.entries<unknown>({ ...emptied, ...typed }).filter(([, value]) => value !== undefined)
    const before = await keptNow(work)
    const changes = wanted
      .map(([key, after]) => ({ key, before: before.get(key) ?? null, after }))
      .filter((change) => !isDeepStrictEqual(change.before, change.after))
    if (changes.length === 0) return work.repeated()

    for (const { key, after } of changes) await (after === null ? takeBack(work, key) : keep(work, key, after))
    work.record(settingsChanged, 'company', { changes })
  },
})

/** Two people who save at once follow each other, so that each fact says what really was there before. */
async function keptNow({ tx }: Work) {
  await sql`select pg_advisory_xact_lock(hashtext('company.settings'))`.execute(tx)
  const rows = await tx.selectFrom('settings').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

async function takeBack({ tx }: Work, key: string) {
  await tx.deleteFrom('settings').where('key', '=', key).execute()
}

async function keep({ tx, now }: Work, key: string, value: unknown) {
  const row = { value: JSON.stringify(value), changedAt: now() }
  await tx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
