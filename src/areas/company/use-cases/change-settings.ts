import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { settingsChanged } from '../facts.ts'
import { ChangeSettingsInput } from '../inputs.ts'
import { companyPermissions } from '../permissions.ts'
import { editionOf } from '../setting-sections.ts'
import { type CompanySettings, readSettings } from '../settings.ts'

export const changeSettings = command({
  name: 'company.change-settings',
  permission: companyPermissions.manage,
  input: ChangeSettingsInput,
  async run(work, { shown, seen, ...typed }) {
    const emptied = Object.fromEntries(shown.map((key) => [key, null]))
    const wanted = Object.entries<unknown>({ ...emptied, ...typed }).filter(([, value]) => value !== undefined)
    const before = await keptNow(work)
    const changes = wanted
      .map(([key, after]) => ({ key, before: before.get(key) ?? null, after }))
      .filter((change) => !isDeepStrictEqual(change.before, change.after))
    if (changes.length === 0) return work.repeated()
    if (seen !== undefined && seen !== editionOf(before, shown)) {
      throw new Refusal('company.changed-meanwhile', 'غيّر زميل هذه الإعدادات بعد أن فتحتها. حدّث الصفحة ثم أعد ما غيّرت.')
    }

    for (const { key, after } of changes) await (after === null ? takeBack(work, key) : keep(work, key, after))
    refuseDisorder(readSettings(await rowsOf(work)))
    work.record(settingsChanged, 'company', { changes })
  },
})

/** Two people who save at once follow each other, so that each fact says what really was there before. */
async function keptNow({ tx }: Work) {
  await sql`select pg_advisory_xact_lock(hashtext('company.settings'))`.execute(tx)
  const rows = await rowsOf({ tx })
  return new Map(rows.map(({ key, value }) => [key, value]))
}

const rowsOf = ({ tx }: Pick<Work, 'tx'>) => tx.selectFrom('settings').select(['key', 'value']).execute()

/** Looked at after the change, because its other end may have been set long before. */
function refuseDisorder(settings: CompanySettings) {
  const { noticeFrom, noticeUntil, metrePriceFrom, metrePriceTo } = settings
  const { seasonFrom, seasonUntil, seasonHours } = settings
  if (noticeFrom && noticeUntil && noticeUntil < noticeFrom) {
    throw new Refusal('company.disorder', 'تاريخ النهاية بعد تاريخ البداية. صحّح مدة شريط التنبيه.', 422)
  }
  const ofSeason = [seasonFrom, seasonUntil, seasonHours].filter((part) => part !== null).length
  if (ofSeason > 0 && ofSeason < 3) {
    throw new Refusal('company.disorder', 'لدوام الموسم أول يوم وآخر يوم وساعات. اكتبها كلها، أو اتركها فارغة.', 422)
  }
  if (seasonFrom && seasonUntil && seasonUntil < seasonFrom) {
    throw new Refusal('company.disorder', 'آخر أيام الموسم بعد أولها. صحّح التاريخين.', 422)
  }
  if (metrePriceFrom !== null && metrePriceTo !== null && metrePriceTo < metrePriceFrom) {
    throw new Refusal('company.disorder', 'سعر المتر «إلى» لا يقل عن «من».', 422)
  }
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
