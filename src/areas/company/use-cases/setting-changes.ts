import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { keep } from '../keep.ts'
import { versionedKeys, versionedParts } from '../setting-versions.ts'
import { type CompanySettings, readSettings } from '../settings.ts'

type Change = { key: string; before: unknown; after: unknown }

/** Two people who save at once follow each other, so that each fact says what really was there before. */
export async function keptNow({ tx }: Work) {
  await sql`select pg_advisory_xact_lock(hashtext('company.settings'))`.execute(tx)
  return keptIn({ tx })
}

async function keptIn({ tx }: Pick<Work, 'tx'>) {
  const rows = await tx.selectFrom('settings').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** What becomes another than it is; null takes a setting back. */
export const changesTo = (before: ReadonlyMap<string, unknown>, wanted: object): Change[] =>
  Object.entries(wanted)
    .filter(([, after]) => after !== undefined)
    .map(([key, after]) => ({ key, before: before.get(key) ?? null, after }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))

export async function makeChanges(work: Work, changes: Change[], restored: number | null = null) {
  for (const { key, after } of changes) await (after === null ? takeBack(work, key) : keep(work, key, after))
  const kept = await keptIn(work)
  refuseDisorder(readSettings([...kept].map(([key, value]) => ({ key, value }))))
  await keepVersions(work, { kept, changes, restored })
}

/** Looked at after the change, because its other end may have been set long before. */
function refuseDisorder(settings: CompanySettings) {
  const { noticeFrom, noticeUntil, metrePriceFrom, metrePriceTo } = settings
  const { seasonFrom, seasonUntil, seasonHours } = settings
  if (noticeFrom && noticeUntil && noticeUntil < noticeFrom) {
    throw fieldFault('noticeUntil', 'تاريخ النهاية بعد تاريخ البداية. صحّح مدة شريط التنبيه.')
  }
  const missing = Object.entries({ seasonFrom, seasonUntil, seasonHours }).filter(([, part]) => part === null)
  const [first] = missing.length < 3 ? missing : []
  if (first) throw fieldFault(first[0], 'لدوام الموسم أول يوم وآخر يوم وساعات. اكتبها كلها، أو اتركها فارغة.')
  if (seasonFrom && seasonUntil && seasonUntil < seasonFrom) {
    throw fieldFault('seasonUntil', 'آخر أيام الموسم بعد أولها. صحّح التاريخين.')
  }
  if (metrePriceFrom !== null && metrePriceTo !== null && metrePriceTo < metrePriceFrom) {
    throw fieldFault('metrePriceTo', 'سعر المتر «إلى» لا يقل عن «من».')
  }
}

type Changed = { kept: ReadonlyMap<string, unknown>; changes: Change[]; restored: number | null }

/** Of each part that changed, all of it as it is now. */
async function keepVersions({ tx, actor, now }: Work, { kept, changes, restored }: Changed) {
  for (const part of versionedParts) {
    const keys: string[] = versionedKeys[part]
    if (!changes.some(({ key }) => keys.includes(key))) continue
    const words = JSON.stringify(Object.fromEntries([...kept].filter(([key]) => keys.includes(key))))
    const newest = tx.selectFrom('settingVersions').where('part', '=', part)
    const { version } = await newest.select(({ fn }) => fn.max('version').as('version')).executeTakeFirstOrThrow()
    await tx
      .insertInto('settingVersions')
      .values({ part, version: (version ?? 0) + 1, words, restored, writtenBy: actor.name, writtenAt: now() })
      .execute()
  }
}

async function takeBack({ tx }: Work, key: string) {
  await tx.deleteFrom('settings').where('key', '=', key).execute()
}
