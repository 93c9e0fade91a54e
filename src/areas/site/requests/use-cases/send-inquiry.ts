import { inquirySent } from '#areas/site/facts.ts'
import { answersTo } from '#areas/site/request-kinds/fields.ts'
import { inquiryFields } from '#areas/site/request-kinds/support.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { InquiryInput } from '../inputs.ts'
import { enterInbox, senderOf } from './entries.ts'
import { formOf, hearsOfIt, mailboxOf, numberOf, sentBefore, sentMeanwhile } from './sending.ts'

/** A visitor writes to the office from the contact page. */
export const sendInquiry = command({
  name: 'site.send-inquiry',
  permission: anyone,
  input: InquiryInput,
  async run(work, input) {
    const form = formOf(input)
    const before = await sentBefore(work, 'inquiry', form)
    if (before) return before

    const { name, phone, email = null, replyBy, service = null, message } = input
    const contact = { name, phone, email, replyBy }
    const sent = await work.tx
      .insertInto('inquiries')
      .values({ ...form, ...contact, id: work.newId(), service, message, sentAt: work.now() })
      .onConflict((conflict) => conflict.column('formId').doNothing())
      .returning(['id', 'sequence', 'sentAt'])
      .executeTakeFirst()
    if (!sent) return sentMeanwhile(work, 'inquiry', form)

    await enterInbox(work, { ...contact, ...sent, queue: 'inquiry', kind: null, service, preview: message, ...senderOf(work) })
    work.record(inquirySent, sent.id, {
      ...contact,
      id: sent.id,
      number: numberOf('inquiry', sent),
      title: 'استفسار',
      answers: answersTo(inquiryFields, { service, message }),
      confirm: await hearsOfIt(work.tx, { ...contact, ...sent }),
      mailbox: await mailboxOf(work),
    })
    return { id: sent.id, again: false }
  },
})
