import { sql } from 'kysely'
import { hasConsent } from '#areas/identity/public.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { House } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Carriers } from '#platform/messages/carrier.ts'
import { savedFact } from '#platform/subscribers.ts'
import { ring } from './bell.ts'
import { messageCan, nextTry, withoutCode } from './message.ts'
import { planned } from './rule.ts'
import { houseQuiet, ruleOf, wishesOf } from './standing.ts'
import { channelWords } from './words.ts'

type Sender = Pick<House, 'db' | 'now' | 'newId' | 'log' | 'notices' | 'origin'>
type Taken = NonNullable<Awaited<ReturnType<typeof nextDue>>>

const lanes = 4
/** Longer than a carrier is ever waited for: whoever took a message so long ago is gone. */
const longGone = 3 * 60_000
const atOnce = 100
const interrupted = 'توقف العمل أثناء التسليم، وقد تكون وصلت. أُعيد إرسالها بالمعرّف نفسه.'

/** Sends all that is due. Any number of processes may do so at once: each message is taken by one. */
export async function sendDue(house: Sender, carriers: Carriers, stopping: () => boolean) {
  while (!stopping() && (await takeBack(house)) === atOnce);
  const lane = async () => {
    while (!stopping()) if (!(await sendNext(house, carriers))) return
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/**
 * What a killed process had in hand, a handful at a time. Whether it was handed over nobody knows: it goes again under the same id,
 * and its log says why. They are found once and first: asked for anew with each row, the limit would be none.
 */
async function takeBack({ db, now }: Sender) {
  const back = await db
    .with('gone', (asked) =>
      asked
        .selectFrom('messages')
        .select('id')
        .where('status', '=', 'sending')
        .where('sendingSince', '<', new Date(now().getTime() - longGone))
        .orderBy('sendingSince')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('messages')
    .set((eb) => ({ status: 'queued', sendingSince: null, interruptions: eb('interruptions', '+', 1), problem: interrupted }))
    .where('id', 'in', ({ selectFrom }) => selectFrom('gone').select('id'))
    .returning('id')
    .execute()
  return back.length
}

/** Whether there was one. */
async function sendNext(house: Sender, carriers: Carriers) {
  let held: Taken | undefined
  const looked = (message: Taken) => {
    held = message
  }
  const taken = await house.db
    .transaction()
    .execute((tx) => take({ ...house, tx }, carriers, looked))
    .catch(async (error: unknown) => {
      if (!held) throw error
      // One that cannot even be looked at does not keep all behind it from going.
      await tryLater(house, held, error)
      return 'settled' as const
    })
  if (taken && taken !== 'settled') await handOver(house, carriers, taken)
  return taken !== null
}

/** Taken before it is handed over, so that nobody else takes it; what needs no carrier is settled at once. */
async function take(sender: Sender & { tx: Tx }, carriers: Carriers, looked: (message: Taken) => void) {
  const { tx, now } = sender
  const message = await nextDue(tx, now())
  if (!message) return null
  looked(message)
  const note = tx.updateTable('messages').where('id', '=', message.id)
  if (!(await isStillTrue(sender, message))) {
    await note.set({ status: 'cancelled', because: 'undone' }).execute()
    return 'settled'
  }
  const { because, sendAfter } = await planNow(sender, message)
  if (because || sendAfter > now()) {
    await note.set(because ? { status: 'suppressed', because } : { sendAfter }).execute()
    return 'settled'
  }
  if (message.channel === 'in-app') {
    await note.set({ status: 'delivered', sentAt: now(), deliveredAt: now() }).execute()
    await ring(tx, message.accountId)
    return 'settled'
  }
  if (!carriers[message.channel]) {
    await note.set({ status: 'no-provider' }).execute()
    return 'settled'
  }
  await note.set((eb) => ({ status: 'sending' as const, sendingSince: now(), attempts: eb('attempts', '+', 1) })).execute()
  return message
}

function nextDue(tx: Tx, now: Date) {
  return tx
    .selectFrom('messages')
    .select([
      'id',
      'factId',
      'subjectId',
      'notice',
      'channel',
      'category',
      'recipient',
      'accountId',
      'subject',
      'text',
      'attempts',
      'problem',
    ])
    .where('status', 'in', messageCan.send.from)
    .where('sendAfter', '<=', now)
    .orderBy('sendAfter')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** A fact may be undone while its message waits; one whose notice is no longer declared goes as it is. */
async function isStillTrue({ notices, ...asking }: Sender & { tx: Tx }, message: Taken) {
  const notice = notices.find(({ name }) => name === message.notice)
  if (!notice) return true
  const { data } = await savedFact(asking.tx, message.factId)
  return notice.stillTrue({ ...asking, subjectId: message.subjectId }, data)
}

/** It may have waited into the quiet hours, and its person may have changed their mind meanwhile. */
async function planNow(
  { tx, now, notices }: Sender & { tx: Tx },
  { channel, category, accountId, recipient, notice: name }: Taken,
) {
  const notice = notices.find((one) => one.name === name)
  const rule = notice ? await ruleOf(tx, notice) : { quiet: category === 'marketing' }
  const wishes = await wishesOf(tx, { accountId, recipient })
  const agreed = category !== 'marketing' || (accountId !== null && (await hasConsent({ tx }, accountId, 'marketing')))
  if (!agreed) return { because: 'preference' as const, sendAfter: now() }
  return planned({ channel, category, wishes, quiet: rule.quiet ? await houseQuiet(tx, now()) : null, at: now() })
}

async function handOver(sender: Sender, carriers: Carriers, message: Taken) {
  const { id, channel, category, text, subject } = message
  const { db, now } = sender
  const note = db.updateTable('messages').where('id', '=', id).where('status', '=', 'sending')
  try {
    const providerId = (await carriers[channel]?.({ ...message, subject: subject ?? '' })) ?? null
    const kept = category === 'code' ? { text: withoutCode(text), subject: subject && withoutCode(subject) } : {}
    await note.set({ status: 'sent', sentAt: now(), carriedAt: now(), sendingSince: null, providerId, ...kept }).execute()
  } catch (error) {
    await tryLater(sender, message, error)
  }
}

async function tryLater(sender: Sender, message: Taken, error: unknown) {
  const { id, channel } = message
  const problem = error instanceof Error ? error.message : String(error)
  sender.log.warn({ messageId: id, channel, problem }, 'message not sent')
  const attempts = message.attempts + 1
  const sendAfter = nextTry(attempts, sender.now())
  if (!sendAfter) return buryIt(sender, message, problem)
  await sender.db
    .updateTable('messages')
    .set({ status: 'failed', attempts, sendAfter, problem, failedAt: sender.now(), sendingSince: null })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'failed', 'sending'])
    .execute()
}

/** Nobody tries any more, so somebody has to look. To whom and why its page tells: a task is seen by more people, and for longer. */
async function buryIt({ db, now, newId }: Sender, { id, channel }: Taken, problem: string) {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('messages')
      .set({ status: 'dead', problem, failedAt: now(), sendingSince: null })
      .where('id', '=', id)
      .execute()
    await addTask(
      { tx, now, newId },
      {
        ...{ rule: 'notifications.dead', period: id, subject: { kind: 'message', id }, role: 'administrator' },
        title: `رسالة لم تصل: ${channelWords[channel]}`,
      },
    )
  })
}

const secret = 'https?://\\S+|\\d{4,}'

/** A code that nobody carried is of no use a day later, and stays nowhere. */
export async function forgetCodes({ db, now }: Pick<House, 'db' | 'now'>) {
  await db
    .updateTable('messages')
    .set({
      text: sql`regexp_replace(text, ${secret}, '••••', 'g')`,
      subject: sql`regexp_replace(subject, ${secret}, '••••', 'g')`,
    })
    .where('category', '=', 'code')
    .where('status', 'in', ['no-provider', 'dead', 'cancelled', 'suppressed'])
    .where('queuedAt', '<', new Date(now().getTime() - 86_400_000))
    .where('text', '~', secret)
    .execute()
}
