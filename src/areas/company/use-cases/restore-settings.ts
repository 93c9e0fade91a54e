import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { settingsRestored } from '../facts.ts'
import { RestoreSettingsInput } from '../inputs.ts'
import { companyPermissions } from '../permissions.ts'
import { type KeptSettings, type VersionedPart, versionedKeys } from '../setting-versions.ts'
import { changesTo, keptNow, makeChanges } from './setting-changes.ts'

/** The band or the hours as they once were, as a new version. */
export const restoreSettings = command({
  name: 'company.restore-settings',
  permission: companyPermissions.manage,
  input: RestoreSettingsInput,
  async run(work, { part, version: restored }) {
    const before = await keptNow(work)
    const words = await versionOf(work, part, restored)
    if (!words) throw new Refusal('company.no-version', 'لا نسخة بهذا الرقم. حدّث الصفحة.')
    const changes = changesTo(before, Object.fromEntries(versionedKeys[part].map((key) => [key, words[key] ?? null])))
    if (changes.length === 0) return work.repeated()

    await makeChanges(work, changes, restored)
    work.record(settingsRestored, 'company', { restored, changes })
  },
})

async function versionOf({ tx }: Work, part: VersionedPart, version: number) {
  const kept = tx.selectFrom('settingVersions').select('words').where('part', '=', part).where('version', '=', version)
  const row = await kept.executeTakeFirst()
  return row && (row.words as KeptSettings)
}
