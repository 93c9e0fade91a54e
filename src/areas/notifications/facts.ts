import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { channels } from '#platform/messages/notice.ts'

const Rule = z.object({
  enabled: z.boolean(),
  channels: z.array(z.enum(channels)),
  delayMinutes: z.number(),
  quiet: z.boolean(),
})

const About = z.object({ channel: z.enum(channels), recipient: z.string(), notice: z.string() })

/** The subject is the message. */
export const messageRetried = defineFact('notifications.retried', About)
export const messageCancelled = defineFact('notifications.cancelled', About)
export const messageSentByHand = defineFact('notifications.sent', About)

/** The subject is the name of the notice. */
export const templateWritten = defineFact(
  'notifications.template-written',
  z.object({ channel: z.enum(channels), version: z.number(), before: z.string().nullable(), after: z.string() }),
)
export const ruleChanged = defineFact('notifications.rule-changed', z.object({ before: Rule, after: Rule }))

/** The subject is the phone number or the address. */
export const contactBlocked = defineFact('notifications.contact-blocked', z.object({ reason: z.string() }))
export const contactUnblocked = defineFact('notifications.contact-unblocked', z.object({}))

/** The subject is the campaign. */
export const campaignWritten = defineFact('notifications.campaign-written', z.object({ kind: z.string(), title: z.string() }))
const Draft = z.object({
  title: z.string(),
  text: z.string(),
  channels: z.array(z.string()),
  audience: z.record(z.string(), z.string().nullable()),
})
export const campaignChanged = defineFact('notifications.campaign-changed', z.object({ before: Draft, after: Draft }))
export const campaignScheduled = defineFact('notifications.campaign-scheduled', z.object({ at: z.iso.datetime() }))
export const campaignStarted = defineFact('notifications.campaign-started', z.object({}))
export const campaignCancelled = defineFact('notifications.campaign-cancelled', z.object({ held: z.number() }))

/** The subject is the account of whoever tried the way: it goes to them alone. */
/** The words of a template as they were tried, filled with samples; the subject is whoever tries them. */
export const templateTried = defineFact(
  'notifications.template-tried',
  z.object({ notice: z.string(), channel: z.enum(['in-app', 'email', 'sms']), subject: z.string().nullable(), text: z.string() }),
)
export const testSent = defineFact('notifications.test-sent', z.object({ channel: z.enum(['email', 'sms']) }))

/** The subject is the account whose bell it is. */
export const preferencesSet = defineFact(
  'notifications.preferences-set',
  z.object({ refused: z.array(z.string()), quietFrom: z.string().nullable(), quietUntil: z.string().nullable() }),
)
export const notificationsRead = defineFact('notifications.read', z.object({ count: z.number() }))
