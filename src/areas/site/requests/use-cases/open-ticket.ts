import { ticketOpened } from '#areas/site/facts.ts'
import { answersTo } from '#areas/site/request-kinds/fields.ts'
import { ticketFields } from '#areas/site/request-kinds/support.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { TicketInput } from '../inputs.ts'
import { enterInbox, senderOf } from './entries.ts'
import { formOf, hearsOfIt, keepFiles, mailboxOf, numberOf, sentBefore, sentMeanwhile } from './sending.ts'

/** A visitor asks for help from the support page. */
export const openTicket = command({
  name: 'site.open-ticket',
  permission: anyone,
  input: TicketInput,
  async run(work, input) {
    const form = formOf(input)
    const before = await sentBefore(work, 'ticket', form)
    if (before) return before

    const { name, phone, email = null, replyBy, service = null, subject, reference = null, text, files } = input
    const contact = { name, phone, email, replyBy }
    const opened = await work.tx
      .insertInto('tickets')
      .values({ ...form, ...contact, id: work.newId(), service, subject, reference, text, sentAt: work.now() })
      .onConflict((conflict) => conflict.column('formId').doNothing())
      .returning(['id', 'sequence', 'sentAt'])
      .executeTakeFirst()
    if (!opened) return sentMeanwhile(work, 'ticket', form)

    await keepFiles(work, files, { ticketId: opened.id })
    await enterInbox(work, { ...contact, ...opened, queue: 'ticket', kind: null, service, preview: subject, ...senderOf(work) })
    work.record(ticketOpened, opened.id, {
      ...contact,
      id: opened.id,
      number: numberOf('ticket', opened),
      title: 'طلب دعم',
      answers: answersTo(ticketFields, { service, subject, reference, text, files }),
      confirm: await hearsOfIt(work.tx, { ...contact, ...opened }),
      mailbox: await mailboxOf(work),
    })
    return { id: opened.id, again: false }
  },
})
