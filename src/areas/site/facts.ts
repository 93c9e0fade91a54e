import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { serviceNames } from '#values/services.ts'

/** Who asked, what, and where the answer goes: all that a message about it needs. */
const Asked = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  replyBy: z.enum(['call', 'whatsapp', 'sms', 'email']),
  title: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Whether the visitor hears of it by message; facts from before this was asked say nothing of it, and were all confirmed. */
  confirm: z.boolean().default(true),
  /** The company's mailbox at that time; none while the company has not set one. */
  mailbox: z.string().nullable(),
})
export type Asked = z.output<typeof Asked>

export const inquirySent = defineFact('site.inquiry-sent', Asked)
export const serviceRequested = defineFact(
  'site.service-requested',
  Asked.extend({ service: z.enum(serviceNames), kind: z.string() }),
)
export const ticketOpened = defineFact('site.ticket-opened', Asked)
