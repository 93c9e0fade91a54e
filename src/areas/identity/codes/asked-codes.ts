import type { Contact } from '#areas/identity/inputs.ts'
import { masked, secondsToResend } from '#areas/identity/one-time-code.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { codeExpired, countCodeFor, requestAgain, requestCode, takeCode, tryCode } from './codes.ts'

/** With an account it is good in that account's hands alone: whoever asks for one says so. */
type AskedCode = { id: string; contact: Contact; accountId: string | null; about: string | null }
type Reader = Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>

/** One-time codes that a later area asks for: what they are good for is its own. */
export const codesFor = (purpose: 'signature' | 'book' | 'sheet') => ({
  /** Counted for whoever asks and for the contact it goes to, before anything else. */
  count: (ctx: Ctx, contact: Contact) => countCodeFor(ctx, contact),
  request: (work: Work, code: AskedCode) => requestCode(work, { ...code, purpose }),
  again: (work: Work, id: string) => requestAgain(work, id),
  /** Counts a try, and answers for the right one alone. */
  tried: (ctx: Pick<Ctx, 'db' | 'now'>, id: string, typed: string) => tryCode(ctx, id, typed),
  take: (work: Work, id: string) => takeCode(work, id, purpose),
  expired: () => codeExpired(),
  /** Enough of a phone or a mailbox for its owner to recognise. */
  shown: (contact: Contact) => masked(contact),
  /** The code that waits to be typed: where it went, and when another one may be asked for. */
  waiting: async (reader: Reader, id: string | null) => {
    if (!id) return null
    const code = await ('tx' in reader ? reader.tx : reader.db)
      .selectFrom('oneTimeCodes')
      .select(['kind', 'value', 'accountId', 'sent', 'sentAt'])
      .where('id', '=', id)
      .where('purpose', '=', purpose)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', reader.now())
      .executeTakeFirst()
    if (!code) return null
    const { kind, value, accountId } = code
    return { kind, value, accountId, to: masked(code), wait: secondsToResend(code, reader.now()) }
  },
})
