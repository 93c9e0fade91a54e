import { namesOf, reachableAccounts } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { channels, type Notice } from '#platform/messages/notice.ts'
import { latestFacts } from '#platform/subscribers.ts'
import { takesMessages } from '#values/phones.ts'
import { declaredWords, ruleOf, wordsOf } from './standing.ts'

/** All that areas tell people, as it goes now. */
export function noticeList({ db, notices }: Ctx) {
  return Promise.all(
    notices.map(async (notice) => {
      const rule = await ruleOf(db, notice)
      const { name, label, category } = notice
      return { name, label, category, ...rule }
    }),
  )
}

/** One notice on one channel: its words, its versions, its rule, and records to try it on; null when there is none. */
export async function noticePage(ctx: Ctx, name: string | undefined, query: URLSearchParams) {
  const notice = ctx.notices.find((one) => one.name === name)
  if (!notice) return null
  const all = await wordsOf(ctx.db, notice)
  const worded = all.map(({ channel }) => channel)
  const channel = channels.find((one) => one === query.get('channel')) ?? worded[0] ?? 'sms'
  const words = all.find((one) => one.channel === channel) ?? { channel, subject: null, text: '', version: 0 }
  const versions = await versionsOf(ctx, notice, channel)
  const compared = versions.find(({ version }) => String(version) === query.get('compare')) ?? null
  const variables = Object.entries(notice.variables).map(([key, variable]) => ({ key, ...variable }))
  const { label, category } = notice
  const rule = await ruleOf(ctx.db, notice)
  const [me] = await reachableAccounts(ctx.db, [ctx.actor.id])
  return {
    myPhone: me?.phone && takesMessages(me.phone) ? me.phone : null,
    name: notice.name,
    label,
    category,
    channel,
    worded,
    words,
    versions,
    compared,
    rule,
    variables,
    ...(await tried(ctx, notice)),
  }
}

async function versionsOf(ctx: Ctx, { name, templates }: Notice, channel: (typeof channels)[number]) {
  const rows = await ctx.db
    .selectFrom('messageTemplates')
    .select(['version', 'subject', 'text', 'writtenBy', 'writtenAt'])
    .where('notice', '=', name)
    .where('channel', '=', channel)
    .orderBy('version', 'desc')
    .limit(30)
    .execute()
  const names = await namesOf(
    ctx,
    rows.map(({ writtenBy }) => writtenBy),
  )
  const written = rows.map(({ writtenBy, ...row }) => ({ ...row, by: names.get(writtenBy) ?? 'النظام' }))
  const declared = declaredWords(templates, channel)
  return [...written, ...(declared ? [{ ...declared, by: null, writtenAt: null }] : [])]
}

/** Its values on the latest real records, and the longest each of them has had; the declared samples where nothing has happened yet. */
async function tried({ db, origin, now }: Ctx, notice: Notice) {
  // A code and a link into an account are for one person; nobody of the office sees them here.
  const isSecret = notice.category === 'code' || notice.category === 'security'
  const facts = isSecret ? [] : await latestFacts(db, notice.factName, 20)
  const told = await db.transaction().execute(async (tx) => {
    const all: Record<string, string>[] = []
    for (const { subjectId, data } of facts) {
      const tellings = await notice.tell({ tx, subjectId, origin, now }, data).catch(() => [])
      all.push(...tellings.slice(0, 1).map(({ values }) => values))
    }
    return all
  })
  const samples = Object.fromEntries(Object.entries(notice.variables).map(([key, { sample }]) => [key, sample]))
  const longest = Object.entries(notice.variables).map(([key, { sample, longest = sample }]) => {
    const values = [longest, ...told.map((values) => values[key] ?? '')]
    return [key, values.reduce((one, other) => (other.length > one.length ? other : one))]
  })
  return { records: told.slice(0, 5), samples, longest: Object.fromEntries(longest) as Record<string, string> }
}
