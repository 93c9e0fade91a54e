import type { Ctx } from '#platform/context.ts'
import { fieldOf } from './setting-fields.ts'
import { editionOf, type Section, sections } from './setting-sections.ts'
import type { SettingKey } from './settings.ts'

/** A section of the settings as a form asks for it. */
export async function settingsIn({ db }: Pick<Ctx, 'db'>, section: Section) {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  const kept = new Map(rows.map(({ key, value }) => [key, value]))
  const groups: { title: string; keys: SettingKey[] }[] = sections[section].groups
  return {
    section,
    label: sections[section].label,
    groups: groups.map(({ title, keys }) => ({ title, fields: keys.map((key) => fieldOf(key, kept)) })),
    seen: editionOf(
      kept,
      groups.flatMap(({ keys }) => keys),
    ),
  }
}
