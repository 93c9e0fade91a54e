import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Carriers, Carry } from './carrier.ts'
import { letterHtml } from './letter.ts'
import type { Channel } from './notice.ts'
import { smsCarrier } from './sms.ts'

type Configured = Pick<Config, 'SMTP_URL' | 'SMS_URL'>

/** The channels on which a message leaves the house; on the others it stays in the outbox, and nobody may be told it was sent. */
export const carriedChannels = ({ SMTP_URL, SMS_URL }: Configured): Channel[] => [
  ...(SMTP_URL ? (['email'] as const) : []),
  ...(SMS_URL ? (['sms'] as const) : []),
]

/** A server that does not answer is left before whoever took the message is taken for lost and it is handed over again. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000, dnsTimeout: 10_000 }

type House = { origin: string; tradeName: () => Promise<string> }

/** Who carries what, as far as it is configured; a message nobody carries stays in the outbox and says so. */
export function openCarriers({ SMTP_URL, SMS_URL }: Configured, house: House): Carriers {
  return {
    ...(SMTP_URL ? { email: mailCarrier(SMTP_URL, house) } : {}),
    ...(SMS_URL ? { sms: smsCarrier(SMS_URL, house.origin) } : {}),
  }
}

function mailCarrier(smtpUrl: string, { origin, tradeName }: House): Carry {
  const host = new URL(origin).hostname
  const transport = createTransport({ url: smtpUrl, ...patience })
  return async ({ id, category, recipient, subject, text }) => {
    const name = await tradeName()
    const isWished = category === 'service' || category === 'marketing'
    const footer = isWished ? { label: 'اختر ما يصلك', url: `${origin}/dashboard/preferences` } : null
    const html = letterHtml({ subject, text, house: { name, origin }, footer })
    const from = { name, address: `no-reply@${host}` }
    await transport.sendMail({ messageId: `<${id}@${host}>`, from, to: recipient, subject, text, html })
    return null
  }
}
