import { conversationsDesk } from '#areas/assistant/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { type LineChannel, lineChannels } from '#areas/site/entry.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { keptFiles } from '#platform/files/kept-files.ts'

type Reading = Pick<Ctx, 'db'>
type LineFile = { id: string; name: string; size: number }

/** One line of a thread: theirs, ours, a note among us, or something that happened. */
export type ThreadLine = {
  id: string
  side: 'them' | 'us' | 'assistant' | 'note' | 'event'
  text: string
  by: string | null
  channel: string | null
  /** Where a WhatsApp answer is waiting with its text. */
  link: string | null
  files: LineFile[]
  at: Date
}

type Entry = { id: string; queue: string; phone: string }

/** What was said on either side; a conversation brings its own lines. */
export async function linesOf({ db, origin }: Reading & { origin?: string }, entry: Entry): Promise<ThreadLine[]> {
  const { id, queue, phone } = entry
  const [rows, talk, files] = await Promise.all([
    db.selectFrom('inboxLines').selectAll().where('entryId', '=', id).orderBy('writtenAt').limit(500).execute(),
    queue === 'conversation' ? conversationsDesk.read({ db }, id) : null,
    filesByLine({ db }, id),
  ])
  const said = talk?.lines ?? []
  const names = await namesOf(
    { db },
    [...rows, ...said].flatMap(({ writtenBy }) => writtenBy ?? []),
  )
  const written = rows.map(({ id: lineId, author, channel, text, writtenBy, writtenAt }) => {
    const held = files.get(lineId) ?? []
    const sent = held.length > 0 && origin ? withFiles(text, { id, origin }) : text
    return {
      ...{ id: lineId, text, at: writtenAt, by: names.get(writtenBy) ?? null, channel: lineChannels[channel], files: held },
      side: author === 'staff' ? ('us' as const) : ('them' as const),
      link: linkOf(channel, { author, phone, text: sent }),
    }
  })
  return [...written, ...said.map((line) => spoken(line, names))]
}

/** Files do not travel with a message: it says where they lie, for whoever proves that the phone or mailbox is theirs. */
export const withFiles = (text: string, { id, origin }: { id: string; origin: string }) =>
  `${text}\n\nالمرفقات في حسابك: ${origin}/dashboard/requests/${id}`

const sides = { visitor: 'them', assistant: 'assistant', staff: 'us' } as const

type Spoken = { id: string; author: keyof typeof sides; text: string; writtenAt: Date; writtenBy: string | null }

function spoken({ id, author, text, writtenAt, writtenBy }: Spoken, names: Map<string, string>): ThreadLine {
  const by = writtenBy ? (names.get(writtenBy) ?? null) : null
  return { id, text, at: writtenAt, side: sides[author], by, channel: null, link: null, files: [] }
}

function linkOf(channel: LineChannel, { author, phone, text }: { author: string; phone: string; text: string }) {
  if (channel !== 'whatsapp' || author !== 'staff') return null
  return `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`
}

async function filesByLine({ db }: Reading, entryId: string) {
  const rows = await db
    .selectFrom('inboxLineFiles')
    .innerJoin('inboxLines', 'inboxLines.id', 'inboxLineFiles.lineId')
    .select(['fileId', 'lineId'])
    .where('entryId', '=', entryId)
    .execute()
  const kept = await keptFiles(
    { db },
    rows.map(({ fileId }) => fileId),
  )
  const lineOf = new Map(rows.map(({ fileId, lineId }) => [fileId, lineId]))
  return Map.groupBy(kept, ({ id }) => lineOf.get(id))
}

/** What was attached to an answer belongs to the entry that was answered. */
export async function entryOfLineFile({ db }: Reading, fileId: string) {
  const row = await db
    .selectFrom('inboxLineFiles')
    .innerJoin('inboxLines', 'inboxLines.id', 'inboxLineFiles.lineId')
    .select('entryId')
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  return row?.entryId ?? null
}

/** When the sender is forgotten: that something was said stays, what it was goes with its files. */
export async function forgetLines({ tx }: Pick<Work, 'tx'>, entryId: string, gone: string) {
  const lines = await tx.updateTable('inboxLines').set({ text: gone }).where('entryId', '=', entryId).returning('id').execute()
  if (lines.length === 0) return
  const files = await tx
    .deleteFrom('inboxLineFiles')
    .where(
      'lineId',
      'in',
      lines.map(({ id }) => id),
    )
    .returning('fileId')
    .execute()
  await forgetFiles(
    tx,
    files.map(({ fileId }) => fileId),
  )
}
