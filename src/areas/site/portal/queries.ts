import type { ExpressionBuilder } from 'kysely'
import { verifiedContacts } from '#areas/identity/public.ts'
import { courses, type EntryStatus, entryStatuses } from '#areas/site/entry.ts'
import { linesOf } from '#areas/site/inbox/line-queries.ts'
import { titleOf } from '#areas/site/inbox/queries.ts'
import { askedIn, entryOfFile } from '#areas/site/inbox/thread-queries.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { numberOf } from '#areas/site/requests/use-cases/sending.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { isUuid } from '#platform/ids.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'

type Contacts = { phone: string | null; email: string | null }

/**
 * Sent while signed in, or by nobody who was, from a phone or mailbox that has been proven to be this person's:
 * what another account sent stays its own, for numbers change hands.
 */
function isOwn(eb: ExpressionBuilder<Database, 'inboxEntries'>, accountId: string, { phone, email }: Contacts) {
  const reached = [...(phone ? [eb('phone', '=', phone)] : []), ...(email ? [eb('email', '=', email)] : [])]
  return eb.or([eb('accountId', '=', accountId), eb.and([eb('accountId', 'is', null), eb.or(reached)])])
}

type Asking = { db: Ctx['db'] | Work['tx']; actor: Ctx['actor'] }

async function own({ db, actor }: Asking) {
  const contacts = await verifiedContacts({ db }, actor.id)
  return db.selectFrom('inboxEntries').where((eb) => isOwn(eb, actor.id, contacts))
}

/** To the customer a ticket waits «for you». */
const statusFor = (status: EntryStatus) => (status === 'waiting-for-customer' ? 'بانتظار ردك' : entryStatuses[status])

/** What this person has sent us, what moved last first. */
export async function myRequests(ctx: Asking) {
  const rows = await (await own(ctx))
    .select(['id', 'queue', 'kind', 'sequence', 'numberedAt', 'preview', 'status', 'isOpen', 'sentAt', 'lastAt'])
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ queue, kind, sequence, numberedAt, status, ...row }) => ({
    ...row,
    title: titleOf({ queue, kind }),
    number: numberOf(queue, { sequence, sentAt: numberedAt }),
    status: statusFor(status),
    waitsForMe: status === 'waiting-for-customer',
  }))
}

/** One of them with all that was said, without what we wrote among ourselves; null when it is not this person's. */
export async function myRequest(ctx: Ctx, id: string | undefined) {
  if (!isUuid(id)) return null
  const entry = await (await own(ctx)).selectAll().where('id', '=', id).executeTakeFirst()
  if (!entry) return null
  const { queue, status, isOpen } = entry
  const [asked, lines] = await Promise.all([askedIn(ctx, entry), linesOf(ctx, entry)])
  return {
    ...{ id, isOpen, sentAt: entry.sentAt, name: entry.name, title: titleOf(entry), asked },
    number: numberOf(queue, { sequence: entry.sequence, sentAt: entry.numberedAt }),
    status: statusFor(status),
    mayReopen: status === 'solved',
    chat: queue === 'conversation' && isOpen ? `/assistant/${id}` : null,
    lines: lines.map((line) => ({ ...line, link: null })),
  }
}

/** Held for a change; of another person's it is not there. */
export async function heldOwn({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string) {
  const entry = await (await own({ db: tx, actor }))
    .select(['id', 'queue', 'status', 'isOpen', 'assigneeId', 'sequence', 'numberedAt', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return entry && { ...entry, number: numberOf(entry.queue, { sequence: entry.sequence, sentAt: entry.numberedAt }) }
}

/** What we have asked and are waiting to hear. */
export async function askedOfMe(ctx: Ctx): Promise<Waiting[]> {
  if (ctx.actor.kind === 'visitor') return []
  const rows = await (await own(ctx))
    .select(['id', 'queue', 'kind', 'sequence', 'numberedAt', 'lastAt'])
    .where('status', '=', courses.ticket.answered)
    .limit(20)
    .execute()
  return rows.map(({ id, queue, sequence, numberedAt, lastAt }) => ({
    ...{ id, path: `/dashboard/requests/${id}`, kind: 'طلب دعم', dueAt: null, since: lastAt },
    title: `أجب عن سؤالنا في الطلب ${numberOf(queue, { sequence, sentAt: numberedAt })}`,
  }))
}

/** What was attached may be seen by whoever may see what came in, and by whoever sent it. */
export async function permissionForFile(ctx: Ctx, fileId: string) {
  const entryId = await entryOfFile(ctx, fileId)
  if (!entryId) return null
  if (ctx.actor.may(sitePermissions.viewRequests)) return sitePermissions.viewRequests
  const mine = await (await own(ctx)).select('id').where('id', '=', entryId).executeTakeFirst()
  return mine ? anyoneSignedIn : sitePermissions.viewRequests
}
