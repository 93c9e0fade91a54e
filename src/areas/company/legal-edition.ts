import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const [versionKey, dayKey] = ['legalVersion', 'legalDate']

/** The edition of the legal texts that holds now, and since when; null before the first was published. Consents keep its number. */
export async function legalEdition(asked: Asked) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', [versionKey, dayKey]).execute()
  const kept = new Map(rows.map(({ key, value }) => [key, String(value)]))
  const [version, day] = [kept.get(versionKey), kept.get(dayKey)]
  return version && day ? { version, day } : null
}

/** One of the texts has been published: from today on the next edition holds. Two at once follow each other. */
export async function nextLegalEdition(work: Work) {
  await sql`select pg_advisory_xact_lock(hashtext('company.legal-edition'))`.execute(work.tx)
  const before = await legalEdition(work)
  const edition = { version: String((Number.parseInt(before?.version ?? '0', 10) || 0) + 1), day: dayOf(work.now()) }
  await keep(work, versionKey, edition.version)
  await keep(work, dayKey, edition.day)
  return edition
}

async function keep({ tx, now }: Work, key: string, value: string) {
  const row = { value: JSON.stringify(value), changedAt: now() }
  await tx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
