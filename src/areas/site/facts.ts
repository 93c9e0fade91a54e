import { z } from 'zod'
import { defineFact, definePublicFact } from '#platform/facts.ts'
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

const Numbered = z.object({ number: z.string() })

export const requestTaken = defineFact('site.request-taken', Numbered)
/** Back into the inbox, for whoever comes first. */
export const requestReleased = defineFact('site.request-released', Numbered.extend({ before: z.string() }))
export const requestAssigned = defineFact(
  'site.request-assigned',
  Numbered.extend({ before: z.string().nullable(), after: z.string() }),
)
/** The answer as it was given: what is sent is this, and nothing later. */
export const requestAnswered = defineFact(
  'site.request-answered',
  Numbered.extend({
    id: z.uuid(),
    name: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    channel: z.enum(['email', 'sms', 'whatsapp', 'call', 'chat']),
    text: z.string(),
    /** How many files went with it. */
    files: z.number().default(0),
    by: z.string(),
  }),
)
export const requestClosed = defineFact(
  'site.request-closed',
  Numbered.extend({ end: z.string(), reason: z.string().nullable() }),
)
export const requestReopened = defineFact('site.request-reopened', Numbered)
export const requestDueSet = defineFact(
  'site.request-due-set',
  Numbered.extend({ before: z.iso.datetime().nullable(), after: z.iso.datetime().nullable() }),
)
export const requestLinked = defineFact('site.request-linked', Numbered.extend({ partyId: z.string(), existed: z.boolean() }))

export const requestPhoneKept = defineFact('site.request-phone-kept', Numbered.extend({ partyId: z.string() }))

/** What was asked for is a quotation now. */
export const requestQuoted = defineFact('site.request-quoted', Numbered.extend({ contractId: z.string(), quotation: z.string() }))

export const customerWrote = defineFact(
  'site.customer-wrote',
  Numbered.extend({ requestId: z.uuid(), name: z.string(), assigneeId: z.string().nullable(), files: z.number().default(0) }),
)

export const replySaved = defineFact('site.reply-saved', z.object({ title: z.string(), text: z.string() }))
export const replyArchived = defineFact('site.reply-archived', z.object({ title: z.string() }))

/** The page is the subject. */
/** Of a legal text, which consents keep. */
const edition = z.string().optional()
const words = z.object({ title: z.string(), lead: z.string(), points: z.string() })
export const contentPublished = definePublicFact(
  'site.content-published',
  z.object({ version: z.number(), before: words, after: words, edition }),
)
export const contentRestored = definePublicFact(
  'site.content-restored',
  z.object({ version: z.number(), restored: z.number(), edition }),
)
export const contentDrafted = defineFact('site.content-drafted', z.object({}))
