import { changesOf } from '#areas/access/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { factsAbout } from '#platform/facts-about.ts'
import { keptFiles } from '#platform/files/kept-files.ts'
import { isUuid } from '#platform/ids.ts'

type Reading = Pick<Ctx, 'db'>
type Which = { kind: string; recordId: string }

const most = 200

/** The newest first; the archived ones apart. */
export async function notesOn({ db }: Reading, { kind, recordId }: Which) {
  const rows = await db
    .selectFrom('recordNotes')
    .select(['id', 'text', 'writtenBy', 'writtenAt', 'archivedAt'])
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .orderBy('writtenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const names = await namesOf(
    { db },
    rows.map(({ writtenBy }) => writtenBy),
  )
  return rows.map(({ writtenBy, archivedAt, ...note }) => ({
    ...note,
    author: names.get(writtenBy) ?? null,
    archived: archivedAt !== null,
  }))
}

export async function filesOn({ db }: Reading, { kind, recordId }: Which) {
  const rows = await db
    .selectFrom('recordFiles')
    .select(['fileId', 'attachedBy', 'attachedAt', 'archivedAt'])
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .orderBy('attachedAt', 'desc')
    .orderBy('fileId', 'desc')
    .limit(most)
    .execute()
  const [names, files] = await Promise.all([
    namesOf(
      { db },
      rows.map(({ attachedBy }) => attachedBy),
    ),
    keptFiles(
      { db },
      rows.map(({ fileId }) => fileId),
    ),
  ])
  const kept = new Map(files.map((file) => [file.id, file]))
  return rows.map(({ fileId, attachedBy, attachedAt, archivedAt }) => ({
    id: fileId,
    name: kept.get(fileId)?.name ?? '',
    size: kept.get(fileId)?.size ?? 0,
    author: names.get(attachedBy) ?? null,
    attachedAt,
    archived: archivedAt !== null,
  }))
}

type Telling = Pick<Ctx, 'db' | 'factWords' | 'factLines' | 'partWords'>

/** What happened to a record, the newest first, in the words of the areas. What no area has a word for is left to the audit. */
export async function historyOf({ db, factWords, factLines, partWords }: Telling, subjectId: string) {
  const rows = await factsAbout({ db }, subjectId, most)
  const told = rows.flatMap(({ id, name, data, happenedAt, ...who }) => {
    // A line that says more than its words has said what changed.
    const line = factLines[name]?.(data)
    const text = line ?? factWords[name]
    return text ? [{ id, text, by: byWhom(who), at: happenedAt, changes: line ? [] : changesOf(data, partWords) }] : []
  })
  const ids = told.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after])).filter(isId)
  const names = ids.length > 0 ? await namesOf({ db }, ids) : new Map<string, string>()
  return told.map(({ changes, ...line }) => ({ ...line, changes: changes.flatMap((change) => named(change, names)) }))
}

type Change = ReturnType<typeof changesOf>[number]
const isId = (value: Change['before']): value is string => typeof value === 'string' && isUuid(value)

/** People by their names; an id of anything else says nothing to anybody. */
function named({ label, before, after }: Change, names: Map<string, string>): Change[] {
  const of = (value: Change['before']) => (isId(value) ? (names.get(value) ?? null) : value)
  const change = { label, before: of(before), after: of(after) }
  return change.before === null && change.after === null ? [] : [change]
}

const byWhom = ({ actorId, actorName }: { actorId: string; actorName: string | null }) =>
  actorId === 'house' ? 'آليًا' : (actorName ?? 'مستخدم سابق')

/** The record a file hangs on. */
export async function recordOfFile({ db }: Reading, fileId: string) {
  if (!isUuid(fileId)) return null
  const row = await db.selectFrom('recordFiles').select(['kind', 'recordId']).where('fileId', '=', fileId).executeTakeFirst()
  return row ?? null
}
