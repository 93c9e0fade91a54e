import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Channel } from './outbox.ts'

type Carried = { id: string; recipient: string; subject: string; text: string }
export type Carriers = Partial<Record<Channel, (message: Carried) => Promise<void>>>

/** The channels on which a message leaves the house; on the others it stays in the outbox, and nobody may be told it was sent. */
export const carriedChannels = ({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): Channel[] => (SMTP_URL ? ['email'] : [])

/** A server that does not answer is left before the queue takes the job for lost and gives it to somebody else as well. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000, dnsTimeout: 10_000 }

/** Who carries what, as far as it is configured; a message nobody carries stays in the outbox and says so. */
export function openCarriers({ SMTP_URL }: Pick<Config, 'SMTP_URL'>, host: string): Carriers {
  if (!SMTP_URL) return {}
  const transport = createTransport({ url: SMTP_URL, ...patience }, { from: `no-reply@${host}` })
  return {
    email: async ({ id, recipient, subject, text }) => {
      const html = `<!doctype html><html lang="ar" dir="rtl"><body dir="rtl" style="font:16px/1.8 sans-serif">${paragraphs(text)}</body></html>`
      await transport.sendMail({ messageId: `<${id}@${host}>`, to: recipient, subject, text, html })
    },
  }
}

function paragraphs(text: string) {
  const safe = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const linked = safe.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}" dir="ltr">${url}</a>`)
  return linked
    .split('\n\n')
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
