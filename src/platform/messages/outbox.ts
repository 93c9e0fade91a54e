import type { House } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Carriers } from './carriers.ts'

export type Channel = 'sms' | 'email'
export type MessageStatus = 'queued' | 'sent' | 'failed' | 'no-provider'
export type Message = { channel: 'sms'; recipient: string; text: string } | EmailMessage
export type EmailMessage = { channel: 'email'; recipient: string; subject: string; text: string }

/** Recorded in the reaction's own transaction, and its sending queued there too. */
export async function recordMessages(
  { tx, jobs, now, newId }: Pick<House, 'jobs' | 'now' | 'newId'> & { tx: Tx },
  factId: string,
  messages: Message[],
) {
  if (messages.length === 0) return
  const rows = messages.map((message) => ({ ...message, id: newId(), factId, status: 'queued' as const, queuedAt: now() }))
  await tx.insertInto('messages').values(rows).execute()
  await jobs.send(tx, rows)
}

/**
 * Hands one message to whoever carries its channel. What was sent stays sent: a job that comes twice finds nothing queued.
 * A crash between the carrier's yes and our note of it sends again, under the same id, which mail servers drop.
 */
export async function sendMessage({ db, now, log }: Pick<House, 'now' | 'log'> & { db: Db }, carriers: Carriers, id: string) {
  const message = await db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  if (!message) return
  const carry = carriers[message.channel]
  const note = db.updateTable('messages').where('id', '=', id).where('status', '=', 'queued')
  if (!carry) {
    await note.set({ status: 'no-provider' }).execute()
    return
  }
  try {
    await carry({ ...message, subject: message.subject ?? '' })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log.warn({ messageId: id, channel: message.channel, problem }, 'message not sent')
    await note.set((eb) => ({ attempts: eb('attempts', '+', 1), problem })).execute()
    throw error
  }
  await note.set((eb) => ({ status: 'sent' as const, attempts: eb('attempts', '+', 1), problem: null, sentAt: now() })).execute()
}

/** The last try is over: the message says so, and stops waiting. */
export async function giveUpMessage(db: Db, id: string) {
  await db.updateTable('messages').set({ status: 'failed' }).where('id', '=', id).where('status', '=', 'queued').execute()
}

/** The latest of the outbox, newest first. */
export function latestMessages({ db }: { db: Db }) {
  return db
    .selectFrom('messages')
    .select(['id', 'channel', 'recipient', 'subject', 'text', 'status', 'problem', 'queuedAt'])
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}
