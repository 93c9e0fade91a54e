import { createHmac, randomBytes } from 'node:crypto'

const mark = 'whsec_'

/** Shown once; what it signs can be checked by whoever has it. */
export const freshSecret = () => `${mark}${randomBytes(32).toString('base64')}`

export type Signed = { id: string; timestamp: string; body: string }

/** One signature for each secret that holds: after a change the old one signs beside the new for a while. */
export const signaturesOf = (signed: Signed, secrets: readonly string[]) =>
  secrets.map((secret) => `v1,${signatureOf(signed, secret)}`).join(' ')

export const signatureOf = ({ id, timestamp, body }: Signed, secret: string) =>
  createHmac('sha256', Buffer.from(secret.slice(mark.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')
