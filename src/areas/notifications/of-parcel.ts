import type { RecordSection } from '#platform/area.ts'
import { addressWith } from '#values/asked.ts'
import { messagesDesk } from './desk.ts'
import { messageRecord } from './message-record.ts'
import { labelsOf } from './outbox-queries.ts'
import { notificationPermissions as may } from './permissions.ts'
import { channelWords, statusTones, statusWords } from './words.ts'

const mostShown = 8

/** On the page of a parcel: what was told of it and whether it arrived. What a message says is on its own page: it holds codes. */
export const messagesOfParcel: RecordSection = {
  record: 'parcel',
  async read(ctx, id) {
    if (!ctx.actor.may(may.view)) return null
    const rows = await ctx.db
      .selectFrom('messages')
      .select(['id', 'channel', 'recipient', 'notice', 'status', 'queuedAt'])
      .where('subjectId', '=', id)
      .orderBy('queuedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(mostShown)
      .execute()
    const labels = labelsOf(ctx)
    const phone = rows.find(({ channel }) => channel === 'sms' || channel === 'whatsapp')?.recipient
    const lines = rows.map(({ channel, recipient, notice, status, ...row }) => ({
      ...{ id: row.id, path: messageRecord.path(row.id), title: labels.get(notice) ?? notice },
      number: channel === 'in-app' ? channelWords['in-app'] : `****${recipient.slice(-4)}`,
      detail: [...(channel === 'in-app' ? [] : [channelWords[channel]]), { at: row.queuedAt }],
      badges: [{ text: statusWords[status], tone: statusTones[status] }],
    }))
    const all = { label: 'كل الرسائل إليه', path: addressWith(messagesDesk.path, { q: phone }) }
    return lines.length === 0 ? null : { title: 'الرسائل', lines, all, begin: null }
  },
}
