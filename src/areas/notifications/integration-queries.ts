import { reachableAccounts } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { factsAbout } from '#platform/facts-about.ts'
import { isUuid } from '#platform/ids.ts'
import { recipientOn } from './addressees.ts'
import { testSent } from './facts.ts'
import { testNotice } from './notices.ts'

export type Carried = 'email' | 'sms'

/** Who carries what, how it has gone of late, and what came of the tests of this very person. */
export async function integrationsPage(ctx: Ctx) {
  const { CHATBOT_SCRIPT_URL, CHATBOT_PAGE_URL } = ctx.config
  const [person] = isUuid(ctx.actor.id) ? await reachableAccounts(ctx.db, [ctx.actor.id]) : []
  const way = async (channel: Carried) => ({
    channel,
    host: hostOf(channel === 'email' ? ctx.config.SMTP_URL : ctx.config.SMS_URL),
    isConnected: ctx.carries.includes(channel),
    mine: person ? recipientOn(channel, person) : null,
    ...(await stateOf(ctx, channel)),
  })
  return {
    ways: await Promise.all([way('email'), way('sms')]),
    chatbot: { script: hostOf(CHATBOT_SCRIPT_URL), page: hostOf(CHATBOT_PAGE_URL) },
    tests: await testsOf(ctx),
    isAsked: await isAsked(ctx),
  }
}

const aMoment = 60_000

/** Whether a test was asked for a moment ago whose message is not written yet. */
async function isAsked({ db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const facts = await factsAbout({ db }, actor.id, 20)
  const asked = facts.find(({ name, happenedAt }) => name === testSent.name && now().getTime() - happenedAt.getTime() < aMoment)
  if (!asked) return false
  const written = await db.selectFrom('messages').select('id').where('factId', '=', asked.id).executeTakeFirst()
  return written === undefined
}

/** The name of the server alone: the rest of the address may hold a key. */
const hostOf = (url: string | undefined) => (url ? new URL(url).host : null)

async function stateOf({ db }: Pick<Ctx, 'db'>, channel: Carried) {
  const messages = db.selectFrom('messages').where('channel', '=', channel)
  const carried = await messages
    .select('carriedAt')
    .where('carriedAt', 'is not', null)
    .orderBy('carriedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const failed = await messages
    .select(['failedAt', 'problem'])
    .where('failedAt', 'is not', null)
    .orderBy('failedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { waiting } = await messages
    .select((eb) => eb.fn.countAll<bigint>().as('waiting'))
    .where('status', '=', 'no-provider')
    .executeTakeFirstOrThrow()
  return { carriedAt: carried?.carriedAt ?? null, failed: failed ?? null, waiting: Number(waiting) }
}

async function testsOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  return db
    .selectFrom('messages')
    .select(['id', 'channel', 'recipient', 'status', 'because', 'problem', 'queuedAt'])
    .where('notice', '=', testNotice.name)
    .where('subjectId', '=', actor.id)
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
}
