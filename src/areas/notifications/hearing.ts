import type { Notice, Telling } from '#platform/messages/notice.ts'
import { type Reaction, type Subscriber, savedFact } from '#platform/subscribers.ts'
import { filled } from '#values/filling.ts'
import { unlinked } from '#values/unlinked.ts'
import { type Addressee, addressees, recipientOn } from './addressees.ts'
import { ring } from './bell.ts'
import type { HouseQuiet } from './quiet.ts'
import { planned, type Rule } from './rule.ts'
import { houseQuiet, ruleOf, type Words, wishesOf, wordsOf } from './standing.ts'

/** A notice as a subscriber: its messages are written in the transaction in which the fact is told, once. */
export function hearing(notice: Notice): Subscriber {
  return {
    name: notice.name,
    factName: notice.factName,
    async react(reaction, factId, data) {
      const { subjectId } = await savedFact(reaction.tx, factId)
      const tellings = await notice.tell({ ...reaction, subjectId }, data)
      if (tellings.length === 0) return
      const rule = await ruleOf(reaction.tx, notice)
      if (rule.enabled) await write({ reaction, notice, rule, factId, subjectId, tellings })
    },
  }
}

type Heard = { reaction: Reaction; notice: Notice; rule: Rule; factId: string; subjectId: string; tellings: Telling[] }
type Letter = Omit<Heard, 'tellings' | 'rule'> & {
  words: Words
  telling: Telling
  person: Addressee
  at: Date
  quiet: HouseQuiet | null
}

async function write({ tellings, rule, ...heard }: Heard) {
  const { reaction, notice } = heard
  const { tx, jobs } = reaction
  const allWords = (await wordsOf(tx, notice)).filter(({ channel }) => rule.channels.includes(channel))
  const at = new Date(reaction.now().getTime() + rule.delayMinutes * 60_000)
  const quiet = rule.quiet ? await houseQuiet(tx, at) : null
  const rows: NonNullable<Awaited<ReturnType<typeof messageTo>>>[] = []
  for (const telling of tellings) {
    for (const person of await everybody(reaction, telling)) {
      for (const words of allWords) {
        const row = await messageTo({ ...heard, words, telling, person, at, quiet })
        if (row) rows.push(row)
      }
    }
  }
  if (rows.length === 0) return
  await tx
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute()
  for (const { accountId, status } of rows) if (status === 'delivered') await ring(tx, accountId)
  if (rows.some(({ status }) => status === 'queued')) await jobs.wakeSender(tx)
}

async function everybody(reaction: Reaction, { to }: Telling) {
  const found = await Promise.all([to].flat().map((audience) => addressees(reaction, audience)))
  return found.flat()
}

async function messageTo({ reaction, notice, factId, subjectId, words, telling, person, at, quiet }: Letter) {
  const { channel, subject, text } = words
  const { name, category } = notice
  const { accountId } = person
  const recipient = recipientOn(channel, person)
  if (!recipient) return null
  const now = reaction.now()
  const values = withoutLinks(notice, telling, reaction.origin)
  const wishes = await wishesOf(reaction.tx, { accountId, recipient })
  const { sendAfter, because } = planned({ channel, category, wishes, quiet, at })
  return {
    id: reaction.newId(),
    ...{ factId, subjectId, notice: name, category, channel, recipient, accountId },
    subject: subject && filled(subject, values),
    text: filled(text, values),
    path: telling.path ?? null,
    dedupeKey: [name, channel, recipient, telling.dedupe ?? factId].join(' '),
    ...{ queuedAt: now, sendAfter, because },
    ...firstState({ channel, because, now, isDue: sendAfter <= now }),
  }
}

/** What anybody may have typed leads nowhere; what the office writes itself may lead where it likes. */
function withoutLinks({ variables }: Pick<Notice, 'variables'>, { values }: Telling, origin: string) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    variables[name]?.mayLink ? value : unlinked(value, origin),
  ])
  return Object.fromEntries(entries) as Telling['values']
}

/** What goes into the bell at once is there at once. */
function firstState({
  channel,
  because,
  now,
  isDue,
}: Pick<Words, 'channel'> & { because: string | null; now: Date; isDue: boolean }) {
  if (because) return { status: 'suppressed' as const, sentAt: null, deliveredAt: null }
  if (channel === 'in-app' && isDue) return { status: 'delivered' as const, sentAt: now, deliveredAt: now }
  return { status: 'queued' as const, sentAt: null, deliveredAt: null }
}
