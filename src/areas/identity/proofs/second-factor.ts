import { randomInt } from 'node:crypto'
import type { Contact } from '#areas/identity/inputs.ts'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { decrypted } from '#platform/secrets.ts'
import { stepOf } from './totp.ts'

export const purpose = 'second-factor'
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const howMany = 10

/** Twelve letters without those that look like others: 59 bits, written down and typed once. */
function freshCode() {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}

const hashOfCode = (accountId: string, typed: string) =>
  hashOfToken(`${accountId} ${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`)

/** New ones end those before them. They are shown this once. */
export async function giveRecoveryCodes(work: Work, accountId: string) {
  const codes = Array.from({ length: howMany }, freshCode)
  await work.tx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  const rows = codes.map((code) => ({ id: work.newId(), accountId, codeHash: hashOfCode(accountId, code), usedAt: null }))
  await work.tx.insertInto('recoveryCodes').values(rows).execute()
  return codes
}

/** Whether this is the code the app shows now. No half minute is taken twice, nor one before it: the UPDATE gives it to one. */
export async function takeAppCode(work: Work, accountId: string, typed: string) {
  const factor = await work.tx
    .selectFrom('secondFactors')
    .select('secret')
    .where('accountId', '=', accountId)
    .where('enabledAt', 'is not', null)
    .executeTakeFirst()
  const step = factor && stepOf(await decrypted(work.tx, purpose, factor.secret), typed, work.now())
  if (!step) return false
  const taken = await work.tx
    .updateTable('secondFactors')
    .set({ lastStep: BigInt(step) })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', BigInt(step))
    .returning('accountId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function takeRecoveryCode(work: Work, accountId: string, typed: string) {
  const taken = await work.tx
    .updateTable('recoveryCodes')
    .set({ usedAt: work.now() })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashOfCode(accountId, typed))
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Whether the account has one, and this device is not trusted to have shown it. */
export async function asksForSecondFactor(work: Work, accountId: string) {
  const factor = await work.tx
    .selectFrom('secondFactors')
    .select('accountId')
    .where('accountId', '=', accountId)
    .where('enabledAt', 'is not', null)
    .executeTakeFirst()
  if (!factor) return false
  const trusted = await work.tx
    .selectFrom('trustedDevices')
    .select('id')
    .where('accountId', '=', accountId)
    .where('tokenHash', '=', hashOfToken(work.brought?.device ?? ''))
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', work.now())
    .executeTakeFirst()
  return trusted === undefined
}

/** Whether the browser brings what it was given when the account came to trust it. */
export async function comesFromTrusted({ db, brought, now }: Pick<Ctx, 'db' | 'brought' | 'now'>, { kind, value }: Contact) {
  if (!brought?.device) return false
  const trusted = await db
    .selectFrom('trustedDevices')
    .innerJoin('userAccounts', 'userAccounts.id', 'trustedDevices.accountId')
    .select('trustedDevices.id')
    .where(`userAccounts.${kind}`, '=', value)
    .where('trustedDevices.tokenHash', '=', hashOfToken(brought.device))
    .where('trustedDevices.endedAt', 'is', null)
    .where('trustedDevices.expiresAt', '>', now())
    .executeTakeFirst()
  return trusted !== undefined
}
