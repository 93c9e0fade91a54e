import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import type { Channel, Notice } from '#platform/messages/notice.ts'
import { Refusal } from '#platform/refusal.ts'
import { strangers } from '#values/filling.ts'
import { templateWritten } from '../facts.ts'
import { RestoreTemplateInput, WriteTemplateInput } from '../inputs.ts'
import { notificationPermissions } from '../permissions.ts'
import { declaredWords, type Words, wordsOf } from '../standing.ts'

/** Saving makes a version; what was sent before keeps its own words. */
export const writeTemplate = command({
  name: 'notifications.write-template',
  permission: notificationPermissions.manage,
  input: WriteTemplateInput,
  async run(work, { notice: name, channel, subject, text }) {
    const notice = noticeBy(work, name)
    wellWritten(notice, { channel, subject, text })
    return keepVersion(work, { notice, channel, subject: channel === 'email' ? (subject ?? null) : null, text })
  },
})

/** An earlier version, or the words it came with, as the newest one. */
export const restoreTemplate = command({
  name: 'notifications.restore-template',
  permission: notificationPermissions.manage,
  input: RestoreTemplateInput,
  async run(work, { notice: name, channel, version }) {
    const notice = noticeBy(work, name)
    const earlier = version === 0 ? declaredWords(notice.templates, channel) : await versionOf(work, { name, channel, version })
    if (!earlier) throw new Refusal('notifications.no-version', 'لا توجد هذه النسخة.', 404)
    return keepVersion(work, { notice, channel, subject: earlier.subject, text: earlier.text })
  },
})

type Draft = { channel: Channel; subject?: string | null | undefined; text: string }

/** Nothing in it that this message cannot fill, and nothing missing. */
export function wellWritten({ variables }: Notice, { channel, subject, text }: Draft) {
  const strange = strangers(`${subject ?? ''} ${text}`, Object.keys(variables))
  if (strange.length > 0) {
    throw new Refusal('notifications.stranger', `ليس من متغيرات هذه الرسالة: ${strange.join(' ')}. اخترها من القائمة.`, 422)
  }
  if (channel === 'email' && !subject) throw new Refusal('notifications.no-subject', 'اكتب عنوان الرسالة البريدية.', 422)
}

export function noticeBy({ notices }: Pick<Work, 'notices'>, name: string) {
  const notice = notices.find((one) => one.name === name)
  if (!notice) throw new Refusal('not-found', 'لا توجد هذه الرسالة.', 404)
  return notice
}

function versionOf({ tx }: Work, { name, channel, version }: { name: string; channel: Channel; version: number }) {
  return tx
    .selectFrom('messageTemplates')
    .select(['subject', 'text'])
    .where('notice', '=', name)
    .where('channel', '=', channel)
    .where('version', '=', version)
    .executeTakeFirst()
}

type Version = Pick<Words, 'channel' | 'subject' | 'text'> & { notice: Notice }

/** Two who save at once cannot both make the same version: the table refuses the second. */
async function keepVersion(work: Work, { notice, channel, subject, text }: Version) {
  const { tx, actor, now, newId, record, repeated } = work
  const before = (await wordsOf(tx, notice)).find((words) => words.channel === channel)
  const after = { channel, version: before?.version ?? 0 }
  if (before?.text === text && before.subject === subject) {
    repeated()
    return after
  }
  const version = after.version + 1
  const kept = await tx
    .insertInto('messageTemplates')
    .values({ id: newId(), notice: notice.name, channel, version, subject, text, writtenBy: actor.id, writtenAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) throw new Refusal('notifications.together', 'حفظ غيرك نسخة قبلك. حدّث الصفحة وقارن.')
  record(templateWritten, notice.name, { channel, version, before: before?.text ?? null, after: text })
  return { channel, version }
}
