import { answerConversation } from '#areas/assistant/public.ts'
import { courses } from '#areas/site/entry.ts'
import { requestAnswered } from '#areas/site/facts.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { changeEntry, type Held, heldEntry, mustBeOpen } from '#areas/site/requests/use-cases/entries.ts'
import { saidJustNow, writeLine } from '#areas/site/requests/use-cases/lines.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { takesMessages } from '#values/phones.ts'
import { ReplyToRequestInput } from '../inputs.ts'

/** An answer on the way the customer asked for. What is sent is kept word for word; the message itself follows from the fact. */
export const replyToRequest = command({
  name: 'site.reply-to-request',
  permission: sitePermissions.manageRequests,
  input: ReplyToRequestInput,
  async run(work, { id, channel, text, files }) {
    const entry = await heldEntry(work, id)
    mustBeOpen(entry)
    mustReachThem(entry, channel)
    if (channel === 'chat' && files.length > 0) throw noFilesInChat()
    if (await saidJustNow(work, { entryId: id, text, files })) {
      work.repeated()
      return { id, channel }
    }
    await write(work, entry, { channel, text, files })
    await changeEntry(work, entry, {
      status: courses[entry.queue].answered,
      assigneeId: entry.assigneeId ?? work.actor.id,
      answeredAt: entry.answeredAt ?? work.now(),
      lastAt: work.now(),
      waitsForUs: false,
      dueAt: null,
    })
    const { number, name, phone, email } = entry
    work.record(requestAnswered, id, { id, number, name, phone, email, channel, text, files: files.length, by: work.actor.name })
    return { id, channel }
  },
})

const noFilesInChat = () =>
  new Refusal('site.no-files-in-chat', 'المحادثة لا تحمل ملفات. أزل الملفات، أو أرسلها بطريقة أخرى.', 422)

type Channel = 'email' | 'sms' | 'whatsapp' | 'call' | 'chat'

function mustReachThem({ queue, email, phone }: Held, channel: Channel) {
  if (channel === 'email' && !email) throw new Refusal('site.no-email', 'لم يترك العميل بريدًا. اختر طريقة أخرى.', 422)
  if ((channel === 'sms' || channel === 'whatsapp') && !takesMessages(phone))
    throw new Refusal('site.landline', 'هذا رقم ثابت لا يستقبل الرسائل. كلّمه، أو اكتب إلى بريده.', 422)
  if (channel === 'chat' && queue !== 'conversation') throw new Refusal('site.no-chat', 'ليست محادثة. اختر طريقة أخرى.', 422)
}

/** Into the chat itself where the visitor sits in it, else beside the request. */
function write(work: Work, { id }: Held, { channel, text, files }: { channel: Channel; text: string; files: Upload[] }) {
  if (channel === 'chat') return answerConversation(work, id, text)
  return writeLine(work, { entryId: id, author: 'staff', channel, text, files })
}
