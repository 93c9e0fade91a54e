import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { settingsChanged } from '../facts.ts'
import { ChangeSettingsInput } from '../inputs.ts'
import { companyPermissions } from '../permissions.ts'
import { editionOf } from '../setting-sections.ts'
import { changesTo, keptNow, makeChanges } from './setting-changes.ts'

export const changeSettings = command({
  name: 'company.change-settings',
  permission: companyPermissions.manage,
  input: ChangeSettingsInput,
  async run(work, { shown, seen, ...typed }) {
    const emptied = Object.fromEntries(shown.map((key) => [key, null]))
    const before = await keptNow(work)
    const changes = changesTo(before, { ...emptied, ...typed })
    if (changes.length === 0) return work.repeated()
    if (seen !== undefined && seen !== editionOf(before, shown)) {
      throw new Refusal('company.changed-meanwhile', 'غيّر زميل هذه الإعدادات بعد أن فتحتها. حدّث الصفحة ثم أعد ما غيّرت.')
    }

    await makeChanges(work, changes)
    work.record(settingsChanged, 'company', { changes })
  },
})
