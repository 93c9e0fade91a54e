import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { keep } from './keep.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** What people agree to, each text with editions of its own. */
export type LegalText = 'privacy' | 'terms'

/** The edition of this text that holds now, and since when; null before the first was published. Consents keep its number. */
export async function legalEdition(asked: Asked, text: LegalText) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const { versionKey, dayKey } = keysOf(text)
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', [versionKey, dayKey]).execute()
  const kept = new Map(rows.map(({ key, value }) => [key, String(value)]))
  const [version, day] = [kept.get(versionKey), kept.get(dayKey)]
  return version && day ? { version, day } : null
}

const keysOf = (text: LegalText) => ({ versionKey: `${text}Version`, dayKey: `${text}Date` })

/** The text has been published: from today on its next edition holds. Two at once follow each other. */
export async function nextLegalEdition(work: Work, text: LegalText) {
  const { versionKey, dayKey } = keysOf(text)
  await sql`select pg_advisory_xact_lock(hashtext(${versionKey}))`.execute(work.tx)
  const before = await legalEdition(work, text)
  const edition = { version: String((Number.parseInt(before?.version ?? '0', 10) || 0) + 1), day: dayOf(work.now()) }
  await keep(work, versionKey, edition.version)
  await keep(work, dayKey, edition.day)
  return edition
}

/** When one of these settings was changed last; null while none was. */
export async function changedOn(asked: Asked, keys: readonly string[]) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const { at } = await db
    .selectFrom('settings')
    .select(({ fn }) => fn.max('changedAt').as('at'))
    .where('key', 'in', [...keys])
    .executeTakeFirstOrThrow()
  return at && dayOf(at)
}
