import { timingSafeEqual } from 'node:crypto'
import { codeRequested } from '#areas/identity/facts.ts'
import type { Contact } from '#areas/identity/inputs.ts'
import { type CodePurpose, codeMinutes, codeTries, mostSent, secondsToResend } from '#areas/identity/one-time-code.ts'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { digitsOf, sealed, unsealed } from '#platform/secrets.ts'
import { countTry, countTryFrom, type Door } from '#platform/tries.ts'
import { howMany } from '#values/plural.ts'

const page = 'one-time-code-page'

/** The address of the page where a code is typed: only who asked for the code knows it. */
export const codePage = async (db: Db, codeId: string) => `/verify/${await sealed(db, page, codeId)}`

export const codeOfPage = (db: Db, token: string) => unsealed(db, page, token)

const reset = 'password-reset'

/** Where a new password is set: known to who has typed the code, and to who was sent the link beside it. */
export const resetPath = async (db: Db, codeId: string) => `/reset-password/${await sealed(db, reset, codeId)}`

export const codeOfReset = (db: Db, token: string) => unsealed(db, reset, token)

/** The code of the latest message. It is worked out whenever it is needed, and kept nowhere but in the message. */
export const digitsFor = (db: Db, { id, sent }: { id: string; sent: number }) => digitsOf(db, 'one-time-code', `${id} ${sent}`)

const addressDoor: Door = { name: 'code-address', most: 20, seconds: 600 }
const contactDoors: Door[] = [
  { name: 'code-contact', most: 5, seconds: 900 },
  { name: 'code-contact-day', most: 20, seconds: 86_400 },
]

/** Asked before a code is requested, of whoever asks and of the contact, whether there is anybody behind it or not. */
export async function countCodeFor(ctx: Ctx, { value }: Contact) {
  await countTryFrom(ctx, addressDoor)
  for (const door of contactDoors) await countTry(ctx, door, hashOfToken(value))
}

type Request = {
  id: string
  purpose: CodePurpose
  contact: Contact
  /** Whose contact it is already. */
  accountId: string | null
  remembered?: boolean
  returnTo?: string | null
  about?: string | null
}

/** The message follows from the fact, where there is somebody to send it to. The row is the same in any case. */
export async function requestCode(work: Work, { id, purpose, contact, accountId, remembered = false, ...asked }: Request) {
  const now = work.now()
  const { returnTo = null, about = null } = asked
  const code = { id, purpose, ...contact, accountId, remembered, returnTo, about, tries: 0, sent: 1, sentAt: now, createdAt: now }
  const expiresAt = new Date(now.getTime() + codeMinutes[purpose] * 60_000)
  await work.tx
    .insertInto('oneTimeCodes')
    .values({ ...code, expiresAt, usedAt: null })
    .execute()
  work.record(codeRequested, id, { purpose, sent: 1 })
}

/** A new code in place of the one before, not sooner than a minute after it and not more than a few times. */
export async function requestAgain(work: Work, id: string) {
  const now = work.now()
  const code = await work.tx
    .selectFrom('oneTimeCodes')
    .select(['sent', 'sentAt', 'purpose'])
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (!code || code.sent >= mostSent) throw codeExpired()
  const wait = secondsToResend(code, now)
  if (wait) throw new Refusal('identity.code-too-soon', `رمز جديد بعد ${howMany(wait, 'second', 'gen')}`, 429)
  const again = await work.tx
    .updateTable('oneTimeCodes')
    .set({ sent: code.sent + 1, sentAt: now, tries: 0, expiresAt: new Date(now.getTime() + codeMinutes[code.purpose] * 60_000) })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('sent', '=', code.sent)
    .returning(['sent', 'purpose'])
    .executeTakeFirst()
  if (!again) return work.repeated()
  work.record(codeRequested, id, again)
}

export const codeExpired = () => new Refusal('identity.code-expired', 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.', 410)

/** Counted before it is compared, so that many at once count as many. Where nobody is behind it no code is right. */
export async function tryCode({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string, typed: string) {
  const code = await db
    .updateTable('oneTimeCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .where('tries', '<', codeTries)
    .returning(['id', 'purpose', 'kind', 'value', 'accountId', 'sent', 'tries', 'remembered', 'returnTo'])
    .executeTakeFirst()
  if (!code) throw codeExpired()
  const right = timingSafeEqual(hashed(await digitsFor(db, code)), hashed(typed))
  if (right && isMeant(code)) return code
  const left = codeTries - code.tries
  if (left === 0) throw codeExpired()
  throw new Refusal('identity.wrong-code', `الرمز لا يطابق ما أرسلناه. بقيت ${howMany(left, 'attempt')}`, 422)
}

const withoutAccount = new Set<CodePurpose>(['signature', 'book', 'sheet'])

/** To register with a contact it must be nobody's; one may sign or book without an account; for everything else it must be somebody's. */
export const isMeant = ({ purpose, accountId }: { purpose: CodePurpose; accountId: string | null }) =>
  withoutAccount.has(purpose) || (purpose === 'register' ? accountId === null : accountId !== null)

const hashed = (digits: string) => Buffer.from(hashOfToken(digits))

/** In the command that does what the code was for: of two who bring the right one at once, one finds it unused. */
export async function takeCode(work: Work, id: string, purpose: CodePurpose) {
  const used = await work.tx
    .updateTable('oneTimeCodes')
    .set({ usedAt: work.now() })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', work.now())
    .returning(['id', 'kind', 'value', 'accountId'])
    .executeTakeFirst()
  if (!used) throw codeExpired()
  return used
}

/** Codes that have been over for a day, and with them what somebody typed who never became an account. */
export async function forgetCodes({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  await db
    .deleteFrom('oneTimeCodes')
    .where('expiresAt', '<', new Date(now().getTime() - 86_400_000))
    .execute()
}
