import { signingCodes } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Contact } from './contact.ts'

/** What is asked of whoever signs: the row of the signature, where they are reached, the account they sign with inside, and what it is. */
export type Asked = { codeId: string | null; contact: Contact; accountId: string | null; about: string }

/**
 * A way to prove from afar that somebody wanted to sign. Ours is a code sent to the phone on record; a licensed service is
 * asked beside it (service/), and everything else about a signature is the same (decision 0026).
 */
export type WayToSign = {
  name: 'own-code'
  /** Before anything is asked: whoever asks too often is sent away. */
  count: (ctx: Ctx, contact: Contact) => Promise<void>
  /** Asks for the proof, in the transaction; answers by what it is found again. */
  ask: (work: Work, asked: Asked) => Promise<string>
  /** Judges what was brought, outside of any transaction: a wrong one is counted, and refused. */
  judge: (ctx: Ctx, codeId: string | null, brought: string) => Promise<string>
  /** Takes it, once, in the transaction of the signature: where it went, and whose it was. */
  take: (work: Work, codeId: string) => Promise<Contact & { accountId: string | null }>
}

export const ownCode: WayToSign = {
  name: 'own-code',
  count: (ctx, contact) => signingCodes.count(ctx, contact),
  async ask(work, { codeId, contact, accountId, about }) {
    const waiting = await signingCodes.waiting(work, codeId)
    const isSame = waiting?.value === contact.value && waiting.accountId === accountId
    if (codeId && isSame) {
      await signingCodes.again(work, codeId)
      return codeId
    }
    const id = work.newId()
    await signingCodes.request(work, { id, contact, accountId, about })
    return id
  },
  async judge(ctx, codeId, brought) {
    if (!codeId) throw signingCodes.expired()
    return (await signingCodes.tried(ctx, codeId, brought)).id
  },
  take: (work, codeId) => signingCodes.take(work, codeId),
}
