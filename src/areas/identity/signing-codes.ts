import type { Ctx, Work } from '#platform/context.ts'
import { codeExpired, countCodeFor, requestAgain, requestCode, takeCode, tryCode } from './codes.ts'
import type { Contact } from './inputs.ts'
import { masked, secondsToResend } from './one-time-code.ts'

/** Counted for whoever asks and for the contact it goes to, before anything else. */
export const count = (ctx: Ctx, contact: Contact) => countCodeFor(ctx, contact)

/** With an account it is good in that account's hands alone: whoever asks for one says so. */
type SigningCode = { id: string; contact: Contact; accountId: string | null; about: string }

export const request = (work: Work, code: SigningCode) => requestCode(work, { ...code, purpose: 'signature' })
export const again = (work: Work, id: string) => requestAgain(work, id)

/** Counts a try, and answers for the right one alone. */
export const tried = (ctx: Pick<Ctx, 'db' | 'now'>, id: string, typed: string) => tryCode(ctx, id, typed)
export const take = (work: Work, id: string) => takeCode(work, id, 'signature')
export const expired = () => codeExpired()

/** Enough of a phone or a mailbox for its owner to recognise. */
export const shown = (contact: Contact) => masked(contact)

/** The code that waits to be typed: where it went, and when another one may be asked for. */
export async function waiting(asked: Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>, id: string | null) {
  if (!id) return null
  const code = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('oneTimeCodes')
    .select(['kind', 'value', 'accountId', 'sent', 'sentAt'])
    .where('id', '=', id)
    .where('purpose', '=', 'signature')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', asked.now())
    .executeTakeFirst()
  if (!code) return null
  const { kind, value, accountId } = code
  return { kind, value, accountId, to: masked(code), wait: secondsToResend(code, asked.now()) }
}
