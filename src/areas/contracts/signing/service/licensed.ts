import { z } from 'zod'
import { askOutside } from '#platform/outgoing.ts'

export type Account = { address: string; key: string }

/** What somebody is to sign there: the bytes, and the hash by which we know them again. */
export type ToSign = {
  reference: string
  document: { name: string; sha256: string; pdf: Buffer }
  signer: { name: string; phone: string | null; email: string | null }
  back: string
}

const Asked = z.object({ id: z.string().min(1).max(200), url: z.url({ protocol: /^https?$/ }) })
const Told = z.object({
  reference: z.string(),
  state: z.enum(['waiting', 'signed', 'declined']),
  sha256: z.string().nullish(),
  evidence: z.string().max(500).nullish(),
})

/** Shorter than somebody waits for a page. */
const patience = 12_000

type Sent = { method?: string; body?: string; headers?: Record<string, string> }

/** A licensed service of signatures, as such services speak: a request for one signature on one document, and what became of it. */
export function licensed({ address, key }: Account, { onlyPublic }: { onlyPublic: boolean }) {
  const call = async (path: string, { headers = {}, ...init }: Sent = {}) => {
    const answer = await askOutside(`${address.replace(/\/$/, '')}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', ...headers },
      ...{ patience, onlyPublic },
    })
    if (answer.status < 200 || answer.status > 299) throw new Error(`the signing service answered ${answer.status}`)
    return JSON.parse(answer.text)
  }
  return {
    /** The same reference again is the same request: a second press signs nothing twice. */
    async ask({ reference, document: { pdf, ...document }, signer, back }: ToSign) {
      const body = JSON.stringify({
        ...{ reference, signer, return_url: back },
        document: { ...document, content: pdf.toString('base64') },
      })
      const headers = { 'content-type': 'application/json', 'idempotency-key': reference }
      return Asked.parse(await call('/signatures', { method: 'POST', body, headers }))
    },
    told: async (id: string) => Told.parse(await call(`/signatures/${encodeURIComponent(id)}`)),
  }
}
