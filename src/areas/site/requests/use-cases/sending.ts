import { hash } from 'node:crypto'
import { setting } from '#areas/company/public.ts'
import { numberPrefixes } from '#areas/site/request.ts'
import type { Work } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { reference } from '#values/reference.ts'
import type { Service } from '#values/services.ts'

/** What all forms of the site share once they are inside a command. */

export const queues = { inquiry: 'inquiries', serviceRequest: 'serviceRequests', ticket: 'tickets' } as const
export type Queue = keyof typeof queues
type Numbered = { sequence: number; sentAt: Date }

const prefixes = { ...numberPrefixes, conversation: 'C' } as const

/** What every queue says of a sender. */
export type Incoming = {
  id: string
  sequence: number
  sentAt: Date
  name: string
  phone: string
  email: string | null
  service: Service | null
}

export const numberOf = (queue: keyof typeof prefixes, { sequence, sentAt }: Numbered) =>
  reference(prefixes[queue], sentAt, sequence)

const aWhile = 10_000

type Form = { formId: string; formDigest: string }

/** Which form this is, and in short what it holds, its files by their bytes. */
export function formOf(input: { formId: string; files?: Upload[] }): Form {
  const { formId, files = [], ...answers } = input
  const held = [answers, files.map(({ name, bytes }) => [name, hash('sha256', bytes)])]
  const text = JSON.stringify(held, (_, value) => (typeof value === 'bigint' ? String(value) : value))
  return { formId, formDigest: hash('sha256', text) }
}

/** 409 brings a fresh form, so that the next press sends what is new. */
const alreadySent = (number: string) =>
  new Refusal('form.repeated', `وصلنا هذا النموذج قبل قليل برقم ${number}. لم نكرره. إن كان هذا غيره فأرسله مرة أخرى.`, 409)

/**
 * The row this very form made before, when it comes again: nothing is done a second time. With something else in it, it is
 * not the same press, and whoever sent it hears so: `again` tells a return after a while from the second press of a double click.
 */
export async function sentBefore(work: Work, queue: Queue, { formId, formDigest }: Form) {
  const row = await work.tx
    .selectFrom(queues[queue])
    .select(['id', 'sequence', 'sentAt', 'formDigest'])
    .where('formId', '=', formId)
    .executeTakeFirst()
  if (!row) return null
  if (row.formDigest && row.formDigest !== formDigest) throw alreadySent(numberOf(queue, row))
  work.repeated()
  return { id: row.id, again: work.now().getTime() - row.sentAt.getTime() > aWhile }
}

/** Two of the same form at once: the loser waited for the winner's commit, so the winner's row is there. */
export async function sentMeanwhile(work: Work, queue: Queue, form: Form) {
  const first = await sentBefore(work, queue, form)
  if (!first) throw new Error(`a form was refused as repeated, and no ${queue} has it`)
  return first
}

/** The files of an input as rows, in the order they were chosen. */
export async function keepFiles(work: Work, files: Upload[], owner: { serviceRequestId: string } | { ticketId: string }) {
  for (const file of files) {
    const fileId = await work.keepFile(file)
    await work.tx
      .insertInto('requestFiles')
      .values({ fileId, ...owner })
      .execute()
  }
}

/** Where the office hears of it; null while no address is set. */
export const mailboxOf = (work: Work) => setting(work, 'email')

const confirmationsAnHour = 5
type Confirmed = { phone: string; email: string | null; sentAt: Date }

/** Anybody's number can be typed into a form: past so many in an hour a phone or mailbox hears no more confirmations. */
export async function hearsOfIt(db: Db, { phone, email, sentAt }: Confirmed) {
  let earlier = 0n
  for (const queue of Object.values(queues)) {
    const row = await db
      .selectFrom(queue)
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('sentAt', '<', sentAt)
      .where('sentAt', '>', new Date(sentAt.getTime() - 3_600_000))
      .where((eb) => eb.or([eb('phone', '=', phone), ...(email ? [eb('email', '=', email)] : [])]))
      .executeTakeFirstOrThrow()
    earlier += row.count
  }
  return earlier < confirmationsAnHour
}
