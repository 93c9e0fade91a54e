import { sql } from 'kysely'
import { z } from 'zod'
import { holidaysFrom, setting } from '#areas/company/public.ts'
import type { Db } from '#platform/db/database.ts'
import { type Channel, channels, type Notice, type Templates } from '#platform/messages/notice.ts'
import { dayOf } from '#values/days.ts'
import type { HouseQuiet } from './quiet.ts'
import { declaredRule, noWishes, type Rule, type Wishes } from './rule.ts'

const Channels = z.array(z.enum(channels)).catch([])
const Refused = z.array(z.string()).catch([])

/** How this notice goes now. */
export async function ruleOf(db: Db, notice: Notice): Promise<Rule> {
  const row = await db
    .selectFrom('messageRules')
    .select(['enabled', 'channels', 'delayMinutes', 'quiet'])
    .where('notice', '=', notice.name)
    .executeTakeFirst()
  return row ? { ...row, channels: Channels.parse(row.channels) } : declaredRule(notice)
}

export type Words = { channel: Channel; subject: string | null; text: string; version: number }

/** The words of a notice as they stand: the office's last version, or the declared ones, which are version 0. */
export async function wordsOf(db: Db, { name, templates }: Pick<Notice, 'name' | 'templates'>): Promise<Words[]> {
  const written = await db
    .selectFrom('messageTemplates')
    .select(['channel', 'subject', 'text', 'version'])
    .distinctOn('channel')
    .where('notice', '=', name)
    .orderBy('channel')
    .orderBy('version', 'desc')
    .execute()
  return channels.flatMap(
    (channel) => written.find((words) => words.channel === channel) ?? declaredWords(templates, channel) ?? [],
  )
}

export function declaredWords(templates: Templates, channel: Channel): Words | null {
  const words = templates[channel]
  if (!words) return null
  return { channel, version: 0, ...(typeof words === 'string' ? { subject: null, text: words } : words) }
}

type Asked = { accountId: string | null; recipient: string }

/** What the people behind these recipients have asked for: two reads, however many they are. */
export async function wishesAmong(db: Db, asked: readonly Asked[]): Promise<(one: Asked) => Wishes> {
  const rows = await db
    .selectFrom('blockedContacts')
    .select('recipient')
    .where('recipient', '=', sql<string>`any(${asked.map(({ recipient }) => recipient)}::text[])`)
    .execute()
  const blocked = new Set(rows.map(({ recipient }) => recipient))
  const accountIds = asked.flatMap(({ accountId }) => accountId ?? [])
  const preferences = await preferencesAmong(db, accountIds)
  return ({ accountId, recipient }) => ({
    ...((accountId && preferences.get(accountId)) || noWishes),
    isBlocked: blocked.has(recipient),
  })
}

export const wishesOf = async (db: Db, one: Asked) => (await wishesAmong(db, [one]))(one)

async function preferencesAmong(db: Db, accountIds: string[]) {
  const rows = await db
    .selectFrom('messagePreferences')
    .select(['accountId', 'refused', 'quietFrom', 'quietUntil'])
    .where('accountId', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute()
  const told = rows.map(({ accountId, refused, quietFrom: from, quietUntil: until }) => {
    const quiet = from && until ? { from, until } : null
    return [accountId, { refused: Refused.parse(refused), quiet }] as const
  })
  return new Map(told)
}

export const preferencesOf = async (db: Db, accountId: string) =>
  (await preferencesAmong(db, [accountId])).get(accountId) ?? noWishes

/** The quiet hours of the house. */
export async function quietHours(db: Db) {
  const from = await setting({ db }, 'quietFrom')
  const until = await setting({ db }, 'quietUntil')
  return { from, until }
}

/** They, and the holidays from that moment on. */
export async function houseQuiet(db: Db, at: Date): Promise<HouseQuiet> {
  return { ...(await quietHours(db)), holidays: await holidaysFrom({ db }, dayOf(at)) }
}
