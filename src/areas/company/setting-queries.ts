import type { Ctx } from '#platform/context.ts'
import { fieldOf } from './setting-fields.ts'
import { editionOf, type Section, sections } from './setting-sections.ts'
import { type KeptSettings, type VersionedPart, wholeVersion } from './setting-versions.ts'
import type { SettingKey } from './settings.ts'

/** A section of the settings as a form asks for it. */
export async function settingsIn({ db }: Pick<Ctx, 'db'>, section: Section) {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  const kept = new Map(rows.map(({ key, value }) => [key, value]))
  const groups: { title: string; keys: SettingKey[]; shows?: VersionedPart }[] = sections[section].groups
  return {
    section,
    label: sections[section].label,
    groups: groups.map(({ keys, ...group }) => ({ ...group, fields: keys.map((key) => fieldOf(key, kept)) })),
    seen: editionOf(
      kept,
      groups.flatMap(({ keys }) => keys),
    ),
  }
}

/** What the band or the hours were, the newest first, and one of these beside what holds now. */
export async function settingVersions({ db }: Pick<Ctx, 'db'>, part: VersionedPart, compare: string | null) {
  const rows = await db
    .selectFrom('settingVersions')
    .select(['version', 'words', 'restored', 'writtenBy', 'writtenAt'])
    .where('part', '=', part)
    .orderBy('version', 'desc')
    .limit(50)
    .execute()
  const versions = rows.map(({ words, ...version }) => ({ ...version, whole: wholeVersion(part, words as KeptSettings) }))
  const [now, ...earlier] = versions
  return { part, versions, now, compared: earlier.find(({ version }) => String(version) === compare) }
}
